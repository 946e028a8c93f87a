private protocol Text {}

struct Own: Text {}
