"""Outlines in two dimensions and curves through points; no Blender objects."""
import math

from mathutils import Vector

TAU = 2 * math.pi


def rounded(points, radius=None, closed=False, k=6):
    """Round the corners of a polyline; a point may carry its own radius as third number."""
    out = []
    n = len(points)
    for i, p in enumerate(points):
        r = p[2] if len(p) > 2 else (radius or 0)
        here = Vector(p[:2])
        if r <= 0 or (not closed and i in (0, n - 1)):
            out.append(tuple(here))
            continue
        before, after = Vector(points[i - 1][:2]), Vector(points[(i + 1) % n][:2])
        u, v = before - here, after - here
        d = min(r, u.length * 0.49, v.length * 0.49)
        a, b = here + u.normalized() * d, here + v.normalized() * d
        for j in range(k + 1):
            t = j / k
            q = a * (1 - t) ** 2 + here * 2 * t * (1 - t) + b * t ** 2
            out.append(tuple(q))
    return out


def rect(w, h, r=0.0, k=8):
    return rounded([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r * 1.4, True, k)


def ring(r, n=96, cx=0.0, cy=0.0):
    return [(cx + r * math.cos(TAU * i / n), cy + r * math.sin(TAU * i / n)) for i in range(n)]


def hexagon(across):
    r = across / math.sqrt(3)
    return [(r * math.cos(TAU * i / 6), r * math.sin(TAU * i / 6)) for i in range(6)]


def spline(points, steps=10, cyclic=False):
    """Catmull-Rom through the points."""
    p = [Vector(q) for q in points]
    n = len(p)
    out = []
    for i in range(n if cyclic else n - 1):
        p0 = p[(i - 1) % n] if cyclic or i > 0 else p[i]
        p1, p2 = p[i], p[(i + 1) % n]
        p3 = p[(i + 2) % n] if cyclic or i + 2 < n else p2
        for j in range(steps):
            t = j / steps
            out.append(0.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                              + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    if not cyclic:
        out.append(p[-1])
    return out


def oval(rx, ry, z=0.0, n=32, power=2.0, cx=0.0, cy=0.0):
    """A superellipse ring at height z."""
    out = []
    for i in range(n):
        a = TAU * i / n
        c, s = math.cos(a), math.sin(a)
        out.append((cx + rx * math.copysign(abs(c) ** (2 / power), c), cy + ry * math.copysign(abs(s) ** (2 / power), s), z))
    return out


