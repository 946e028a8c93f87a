import MapKit

#Preview { Map() }
