#if canImport(WidgetKit)
    import SwiftUI
    import WidgetKit

    #Preview(as: .systemSmall) {
        TripWidget()
    } timeline: {
        TripEntry(date: .now, hotel: "Ritz")
        TripEntry(date: .now, hotel: "Plaza")
    }

    #Preview("Provider", as: .systemMedium, widget: { TripWidget() }, timelineProvider: { TripProvider() })

    #Preview("Live Activity", as: .content, using: TripAttributes(hotel: "Ritz")) {
        TripLiveActivity()
    } contentStates: {
        TripAttributes.ContentState(minutes: 5)
    }

    #Preview("Island", as: .dynamicIsland(.expanded), using: TripAttributes(hotel: "Ritz")) {
        TripLiveActivity()
    } contentStates: {
        TripAttributes.ContentState(minutes: 5)
    }
#endif

#if os(visionOS)
    #Preview("Volume", windowStyle: .volumetric) { TripGlobe() }

    #Preview("Immersive", immersionStyle: .mixed) { TripGlobe() }
#endif
