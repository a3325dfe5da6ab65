"""Goods: laptop, mouse, monitor."""
import math

from art import shade
from builders import box, cylinder, decal, group, lathe, loft, plate, tube
from materials import mat, metal, plastic, rubber
from outlines import TAU, rect
from prints import screen
from registry import shape


@shape
def laptop(colour='#b9bdc3', keys='#26282c', picture='wave'):
    """A notebook computer, open."""
    shell = metal(colour, 0.38)
    box(31.5, 22, 0.9, shell, (0, 0, 0.75), bevel=0.35, segs=6)
    k = plastic(keys, 0.5)
    plate(rect(28.2, 10.8, 0.3), 0.04, plastic(shade(keys, -0.3), 0.5), (0, 3.4, 1.2), bevel=0.01)
    for row, n in enumerate((14, 14, 13, 12, 11)):
        y = 7.4 - row * 1.95
        edge = (0, 0.4, 1.0, 1.6, 2.1)[row]
        pitch = (27.8 - 2 * edge) / n
        for i in range(n):
            box(pitch - 0.28, 1.65, 0.14, k, (-13.9 + edge + pitch * (i + 0.5), y, 1.27), bevel=0.07, segs=2)
        if edge:
            for side in (-1, 1):
                box(edge - 0.1, 1.65, 0.14, k, (side * (13.9 - edge / 2), y, 1.27), bevel=0.07, segs=2)
    box(9.0, 1.4, 0.14, k, (0, -2.1, 1.27), bevel=0.07, segs=2)
    plate(rect(10.5, 6.4, 0.35), 0.03, metal(shade(colour, -0.08), 0.32), (0, -6.6, 1.2), bevel=0.01)

    def lid():
        plate(rect(31.5, 21, 0.9), 0.55, shell, (0, 10.5, 0), bevel=0.2)
        plate(rect(31.1, 20.6, 0.8), 0.06, mat('#0c0d0f', rough=0.15, coat=0.4), (0, 10.5, 0.27), bevel=0.02)
        p = screen(picture, 1280, 800)
        decal(p, 29.6, 18.6, (0, 10.9, 0.315), m=mat(image=p, rough=0.25, coat=0.3))
    group(lid, (0, 11.1, 1.2), (108 - 16, 0, 0))
    lathe([(0, 0), (0.55, 0, .1), (0.55, 24, .1), (0, 24)], plastic('#2a2c30'), (-12, 11.0, 0.95), (0, 90, 0))
    for x in (-12, 12):
        for y in (-8.5, 8.5):
            cylinder(0.8, 0.35, rubber(), (x, y, 0))
    return {'view': (26, 24), 'fill': 0.86}


@shape
def mouse(colour='#2a2d32', side='#1b1d20', wheel='#c8102e'):
    """A wireless mouse."""
    def section(y):
        """Half width and height at y (-5.6 is the front)."""
        t = (y + 5.6) / 11.2
        ends = math.sin(min(1, max(0.015, t * 5.5)) * math.pi / 2) ** 0.6 * math.sin(min(1, max(0.015, (1 - t) * 3.4)) * math.pi / 2) ** 0.6
        w = (3.0 - 0.22 * math.sin(t * math.pi * 2)) * ends
        h = 3.7 * math.sin(math.pi * (0.20 + 0.76 * t) ** 0.9) ** 0.8 * min(1, (1 - t) * 4 + 0.01) ** 0.5 * min(1, t * 7 + 0.01) ** 0.45
        return w, h

    def ring_at(y):
        w, h = section(y)
        out = []
        for i in range(64):
            a = TAU * i / 64
            c, s = math.cos(a), math.sin(a)
            out.append((w * math.copysign(abs(c) ** 0.82, c), y, (h * abs(s) ** 0.86 if s > 0 else -0.45 * abs(s) ** 0.5) + 0.6))
        return out
    ys = [-5.6 + 11.2 * (0.5 - 0.5 * math.cos(math.pi * i / 36)) for i in range(37)]
    loft([ring_at(y) for y in ys], plastic(colour, 0.42, grain=0.08, grain_size=60), angle=70)

    def top(x, y, lift=0.0):
        w, h = section(y)
        c = min(1, (abs(x) / w) ** (1 / 0.82))
        return (x, y, h * math.sqrt(1 - c * c) ** 0.86 + 0.6 + lift)
    dark = mat('#0b0c0d', rough=0.8)
    tube([top(0, y) for y in [-5.4 + 0.39 * i for i in range(13)]], 0.05, dark)
    seam = [(x, -0.7 + 0.10 * x * x * 0.4, 0) for x in [-2.85 + 0.19 * i for i in range(31)]]
    tube([top(p[0], p[1], 0.0) for p in seam], 0.045, dark)
    plate(rect(1.0, 2.9, 0.5), 0.2, mat(side, rough=0.3), top(0, -3.4, -0.02), (14, 0, 0), bevel=0.06)
    group(lambda: (lathe([(0, -0.32), (0.9, -0.32, 0.1), (0.95, 0, 0.1), (0.9, 0.32, 0.1), (0, 0.32)], rubber('#191a1c')),
                   lathe([(0.955, -0.07), (0.97, 0), (0.955, 0.07)], plastic(wheel))), tuple(a + b for a, b in zip(top(0, -3.4), (0, 0, -0.42))), (0, 90, 0))
    for a, b in ((-1.9, -0.2), (0.0, 1.8)):  # side buttons follow the flank
        line = []
        for i in range(7):
            y = a + (b - a) * i / 6
            w, top_ = section(y)
            s = min(1, (2.0 / top_) ** (1 / 0.86))
            line.append((-w * math.sqrt(1 - s * s) ** 0.82 + 0.06, y, 2.6))
        tube(line, 0, plastic(side, 0.2), flat=(0.55, 0.35))
    return {'view': (-38, 30)}


@shape
def monitor(colour='#1c1e22', picture='wave'):
    """A desktop screen on a stand."""
    k = plastic(colour, 0.4)
    plate(rect(54, 32, 0.5), 1.6, k, (0, 0, 29), (90, 0, 0), bevel=0.3)
    plate(rect(34, 20, 2), 3.4, k, (0, 2.2, 28), (90, 0, 0), bevel=0.8)
    p = screen(picture, 1600, 930)
    decal(p, 52.8, 30.2, (0, -0.82, 29.4), (90, 0, 0), m=mat('#000000', image=p, rough=0.3, coat=0.2))
    box(6, 1.4, 26, metal('#9a9ea5', 0.35), (0, 4.6, 16), (4, 0, 0), 0.5)
    plate(rect(24, 18, 2.2), 0.9, metal('#9a9ea5', 0.35), (0, 3, 0.45), bevel=0.2)
    box(2.2, 0.2, 0.25, mat('#e8e8e8', rough=0.3), (0, -0.85, 13.65), bevel=0.02)
    return {'view': (24, 10), 'fill': 0.84}
