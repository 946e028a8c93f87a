/// A stop on the way, and how it is reached.
public struct Stop: Codable, Hashable, Identifiable, Sendable {
    /// A means of transport.
    public enum Transport: String, Codable, Sendable {
        case train, ferry, plane
    }

    /// The city.
    public var name: String
    /// The transport to the stop.
    public var transport: Transport
    /// The local time of arrival, such as "14:05".
    public var arrival: String

    /// The name.
    public var id: String { name }

    /// Creates a stop.
    public init(_ name: String, by transport: Transport, at arrival: String) {
        self.name = name
        self.transport = transport
        self.arrival = arrival
    }
}
