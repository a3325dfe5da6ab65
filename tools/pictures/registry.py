"""Goods by name. A shape builds one of them in the empty scene and returns settings of its shot."""

SHAPES = {}


def shape(build):
    SHAPES[build.__name__] = build
    return build
