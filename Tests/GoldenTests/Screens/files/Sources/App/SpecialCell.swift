class SpecialCell: CellPart {}
