// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The modifiers of SnapshotPreviews 0.14.0, https://github.com/EmergeTools/SnapshotPreviews, Sources/SnapshotPreferences
import SwiftUI

// Sources/SnapshotSharedModels/RenderingMode.swift
public enum EmergeRenderingMode: Int {
    case coreAnimation
    case uiView
    case window
}

extension View {
    // PrecisionPreference.swift
    public func emergeSnapshotPrecision(_ precision: Float?) -> some View { self }

    // DiffThresholdPreference.swift
    public func diffThreshold(_ diffThreshold: Float?) -> some View { self }

    // RenderingModePreference.swift
    public func emergeRenderingMode(_ renderingMode: EmergeRenderingMode?) -> some View { self }

    // ExpansionPreference.swift
    public func emergeExpansion(_ enabled: Bool?) -> some View { self }

    // AccessibiltyPreference.swift
    public func emergeAccessibility(_ enabled: Bool?) -> some View { self }
}
