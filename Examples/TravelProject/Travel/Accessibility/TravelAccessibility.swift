import SnapgenAccessibility

/// The keys of the list of trips.
final class TripListAccessibility: ScreenAccessibility {
    let trips = [ViewAccessibility]()
}

/// The keys of a trip.
final class TripDetailAccessibility: ScreenAccessibility {
    /// A row with several texts, which the key makes a container.
    final class Stop: ViewAccessibility {}

    let price = TextAccessibility()
    let stops = [Stop]()
    let book = ViewAccessibility()
}

/// The keys of the form that books a trip.
final class BookingFormAccessibility: ScreenAccessibility {
    final class Field: ViewAccessibility, EditableAccessibility {}

    /// A control with two buttons.
    final class Stepper: ViewAccessibility {}

    let name = Field()
    let travelers = Stepper()
    let insurance = ViewAccessibility()
    let total = TextAccessibility()
}
