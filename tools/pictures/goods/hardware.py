"""Goods: hand tools, pipe fittings, seals and hoses of metal and rubber."""
import math

from art import Art
from builders import box, cylinder, decal, group, lathe, loft, plate, tube
from labels import mark
from materials import mat, metal, plastic, rubber, steel
from outlines import TAU, hexagon, oval, rect, ring, rounded
from registry import shape


def _arc(r, a0, a1, n=24, cx=0.0, cy=0.0):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cy + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


@shape
def wrench(colour='#b9bdc4', brand='铁屿'):
    """Combination wrenches of three sizes, lying side by side."""
    m = metal(colour, 0.2)

    def one(size):
        shaft = rounded([(-9, -0.75), (9, -0.75), (9, 0.75), (-9, 0.75)], 0.3, True)
        plate(shaft, 0.6, m, bevel=0.22, segs=4)
        ringed = _arc(2.15, -152, 152, 40, -10.4)
        outline = ringed + [(-12.2, 0.98), (-10.5, 0.98), (-9.9, 0.0), (-10.5, -0.98), (-12.2, -0.98)]
        plate(outline, 0.85, m, rot=(0, 0, 15), loc=(-0.35, 2.72, 0), bevel=0.18, segs=4)
        hexes = [(10.2 + x, y) for x, y in hexagon(1.9)]
        plate([_arc(1.75, 0, 360, 48, 10.2)[:-1], hexes], 1.0, m, bevel=0.18, segs=4)
        decal(mark(size, '#33373d', 300, 120), 1.6, 0.64, (6, 0, 0.312), alpha=True, rough=0.3)
        decal(mark(brand, '#33373d', 500, 120), 2.6, 0.62, (-3, 0, 0.312), alpha=True, rough=0.3)
    for i, k in enumerate((1.0, 0.86, 0.74)):
        group(lambda: one(('19', '17', '14')[i]), (0, -i * 5.0, 0.5), (0, 0, 24), k)
    return {'view': (0, 52), 'fill': 0.88}


@shape
def screwdriver(colour='#c8102e', grip='#23262a', brand='工禾'):
    """Two screwdrivers with two-colour handles."""
    def one(cross):
        h = [(0, 0), (1.1, 0, 0.5), (1.5, 1.2, 0.5), (1.55, 4.0, 0.5), (1.35, 7.0, 0.5), (1.0, 8.6, 0.3), (1.25, 9.6, 0.3), (0.8, 10.6, 0.2), (0.5, 10.8)]
        lathe(h, plastic(colour, 0.25, coat=0.4))
        for i in range(6):
            a = TAU * i / 6
            tube([(1.28 * math.cos(a), 1.28 * math.sin(a), 1.3), (1.42 * math.cos(a), 1.42 * math.sin(a), 4.0), (1.2 * math.cos(a), 1.2 * math.sin(a), 7.0)], 0.42, rubber(grip))
        lathe([(0.42, 10.5), (0.42, 20.0, 0.1), (0.40, 20.4), (0.12 if cross else 0.42, 21.8)], metal('#c4c8ce', 0.15))
        if not cross:
            box(0.95, 0.12, 1.2, steel(), (0, 0, 21.9), bevel=0.03)
        else:
            for k in (0, 90):
                box(0.5, 0.14, 1.3, steel(), (0, 0, 21.5), (0, 0, k), 0.03)
    group(lambda: one(True), (-9, -2.0, 1.6), (0, 90, 14))
    group(lambda: one(False), (-9, 4.4, 1.6), (0, 90, 2))
    return {'view': (10, 46), 'fill': 0.88}


@shape
def hammer(colour='#c89a5c', head='#3a3d42'):
    """A claw hammer with a handle of wood or glass fibre, lying."""
    wood = mat(colour, rough=0.45, coat=0.3, mottle=0.10, grain_size=2)
    rings = [[(x, y, z) for x, y, _ in oval(a, b, 0, 32, 2.3)] for z, a, b in ((0, 1.2, 1.7), (1, 1.35, 1.9), (6, 1.25, 1.75), (12, 1.0, 1.45), (20, 1.0, 1.5), (27, 1.1, 1.6))]

    def one():
        loft(rings, wood, angle=60)
        m = metal(head, 0.32)
        box(2.6, 3.4, 3.0, m, (0, 0, 27.2), bevel=0.5, segs=4)
        lathe([(0, 0), (1.5, 0, 0.15), (1.6, 0.3, 0.1), (1.6, 1.6, 0.3), (1.1, 2.4, 0.3), (1.2, 4.0)], metal('#8e939a', 0.2), (0, -5.4, 27.2), (-90, 0, 0))
        for k in (-1, 1):
            tube([(k * 0.75, 1.4, 27.6), (k * 0.8, 3.6, 27.7), (k * 1.0, 5.6, 26.8), (k * 1.3, 7.0, 25.2)], 0, m, flat=(1.2, 1.0))
    group(one, (-14, 0, 1.7), (90, 0, 72))
    return {'view': (8, 44), 'fill': 0.88}


@shape
def padlock(colour='#c9a24a', brand='铁屿', size='50'):
    """Brass padlocks with keys."""
    m = metal(colour, 0.24)

    def one():
        plate(rect(5.0, 4.0, 0.5), 2.0, m, (0, 0, 2.0), (90, 0, 0), bevel=0.28, segs=5)
        tube([(-1.6, 0, 3.6), (-1.6, 0, 6.0), (-1.2, 0, 7.2), (0, 0, 7.8), (1.2, 0, 7.2), (1.6, 0, 6.0), (1.6, 0, 3.6)], 0.42, metal('#d0d3d7', 0.12))
        decal(mark(brand, '#5a4413', 500, 160), 2.9, 0.93, (0, -1.012, 2.6), (90, 0, 0), alpha=True)
        decal(mark('%s mm' % size, '#5a4413', 500, 160), 2.2, 0.7, (0, -1.012, 1.5), (90, 0, 0), alpha=True)
    group(one, (-1.6, 0, 0), (0, 0, 12))
    group(one, (4.6, 1.4, 0), (0, 0, -16))

    def key():
        plate([_arc(1.1, 20, 340, 30), _arc(0.35, 0, 360, 24, -0.5)[:-1]], 0.22, steel(), bevel=0.06)
        plate([(0.9, -0.35), (4.2, -0.35), (4.2, 0.0), (3.8, 0.35), (3.4, 0.1), (3.0, 0.35), (2.5, 0.12), (2.1, 0.35), (0.9, 0.35)], 0.2, steel(), bevel=0.05)
    group(key, (-1.5, -4.2, 0.15), (0, 0, 14))
    group(key, (-1.0, -4.6, 0.4), (4, -3, -16))
    return {'view': (18, 24), 'fill': 0.86}


@shape
def caliper(colour='#c4c8ce', brand='准仓', text='68.52'):
    """A digital caliper, lying."""
    m = metal(colour, 0.24)
    plate(rect(24, 1.6, 0.1), 0.35, m, (3.0, 0, 0), bevel=0.05)
    plate([(-9.0, 0.8), (-9.0, 2.4), (-8.2, 3.6), (-7.7, 3.6), (-7.5, 0.8), (-7.5, -0.8), (-7.3, -4.6), (-8.3, -4.6), (-9.6, -2.8), (-9.6, 0.8)], 0.35, m, bevel=0.05)
    plate([(-3.6, 0.8), (-3.8, 2.4), (-4.2, 3.6), (-4.6, 3.6), (-4.8, 0.8), (-4.8, -0.8), (-4.9, -4.6), (-3.9, -4.6), (-2.2, -2.8), (-2.0, 0.8)], 0.4, m, loc=(0, 0, 0.04), bevel=0.05)
    plate(rect(8.0, 4.0, 0.6), 0.8, plastic('#2a2d32', 0.4), (0.8, -0.3, 0.35), bevel=0.2)
    decal(None, 4.2, 1.45, (0.4, 0.0, 0.77), m=mat(image=_screen(text), rough=0.15, coat=0.4))
    for i, c in enumerate(('#e8e8e6', '#e8e8e6', '#c8102e')):
        plate(rect(1.1, 0.6, 0.2), 0.1, plastic(c), (-1.3 + i * 1.7, -1.55, 0.78), bevel=0.03)
    a = Art(2000, 130, (0, 0, 0, 0))
    for i in range(151):
        t = 70 if i % 10 == 0 else 50 if i % 5 == 0 else 36
        a.d.line((20 + i * 13, 130 - t, 20 + i * 13, 130), fill='#22262b', width=3)
    decal(a.save(), 13.0, 0.85, (8.4, 0.3, 0.178), alpha=True)
    cylinder(0.9, 0.6, metal('#8e939a', 0.3), (4.2, -1.7, 0.2))
    return {'view': (6, 50), 'fill': 0.9}


def _screen(text):
    a = Art(700, 240, '#b9c4b4')
    a.text(350, 120, text, 170, '#1b1f1c', anchor='mm')
    return a.save()


@shape
def valve(colour='#c4c8ce', lever='#1f5fa8', body='steel'):
    """A ball valve with a lever."""
    m = metal(colour, 0.28, grain=0.05)
    for k in (-1, 1):
        plate([hexagon(6.6), ring(2.2, 48)], 2.6, m, (k * 4.6, 0, 4), (0, 90, 0), bevel=0.25)
        lathe([(2.2, 0), (2.9, 0, 0.1), (2.9, 1.0, 0.1)], m, (k * 6.6, 0, 4), (0, -k * 90, 0))
        lathe([(2.15, -0.1), (2.0, 3)], mat('#3a3d42', rough=0.6), (k * 6.0, 0, 4), (0, -k * 90, 0))
    lathe([(2.4, -3.6), (3.6, -2.2, 1.0), (3.9, 0, 1.5), (3.6, 2.2, 1.0), (2.4, 3.6)], m, (0, 0, 4), (0, 90, 0))
    cylinder(1.5, 2.2, m, (0, 0, 6.8), edge=0.2)
    plate(hexagon(1.9), 0.8, steel(), (0, 0, 9.6), bevel=0.1)
    tube([(-1.2, 0, 9.2), (1.5, 0, 9.3), (4.0, 0, 10.0), (6.0, 0, 10.8), (14.5, 0, 10.9)], 0, metal('#c4c8ce', 0.3), flat=(2.2, 0.5))
    tube([(5.6, 0, 10.75), (7, 0, 10.9), (14.9, 0, 10.95)], 0, rubber(lever, rough=0.45), flat=(2.6, 1.1))
    return {'view': (-28, 22), 'fill': 0.86}


@shape
def flange(colour='#b4b9c0', holes=4):
    """Flanges, one leaning on another."""
    m = metal(colour, 0.3, grain=0.06)

    def one():
        outer = [ring(7.0, 128), ring(2.8, 64)] + [ring(0.8, 32, 5.4 * math.cos(TAU * (i + 0.5) / holes), 5.4 * math.sin(TAU * (i + 0.5) / holes)) for i in range(holes)]
        plate(outer, 1.5, m, bevel=0.12)
        lathe([(2.8, 0.7), (2.8, 1.15, 0.05), (4.2, 1.15, 0.05), (4.3, 0.7)], m)
        for q in (3.1, 3.4, 3.7, 4.0):
            lathe([(q, 1.15), (q + 0.06, 1.19), (q + 0.12, 1.15)], m)
    group(one, (-1.2, -3.6, 0.8), (0, 0, 20))
    group(one, (0.8, 3.4, 6.9), (80, 0, 14))
    return {'view': (14, 28), 'fill': 0.86}


@shape
def elbow(colour='#c4c8ce', rough=0.24):
    """Pipe elbows and a tee."""
    m = metal(colour, rough)
    dark = mat('#3a3d42', rough=0.6)

    def bend():
        tube([(4.5 * math.cos(t) - 4.5, 4.5 * math.sin(t), 0) for t in [math.pi / 2 * i / 12 for i in range(13)]], 2.2, m)
        for at, turn in (((0, 0, 0), (90, 0, 0)), ((-4.5, 4.5, 0), (0, -90, 0))):
            lathe([(2.2, -0.4), (2.55, -0.3, 0.1), (2.55, 1.6, 0.1), (2.0, 1.62), (1.9, 0.4)], m, at, turn)
            lathe([(0, 1.0), (2.0, 1.0)], dark, at, turn)

    def tee():
        for turn in ((0, 90, 0), (0, -90, 0), (90, 0, 0)):
            lathe([(2.2, 0), (2.2, 3.6), (2.55, 3.7, 0.1), (2.55, 5.4, 0.1), (2.0, 5.42), (1.9, 4)], m, (0, 0, 0), turn)
            lathe([(0, 4.8), (2.0, 4.8)], dark, (0, 0, 0), turn)
        lathe([(0, 2.2), (1.2, 1.9, 0.5), (2.2, 0)], m)
    group(bend, (-1.0, -3.5, 2.6), (0, 0, -20))
    group(tee, (6.6, 2.6, 2.6), (0, 0, 12))
    return {'view': (18, 34), 'fill': 0.86}


@shape
def orings(colour='#1f2124', sizes=(6.0, 4.6, 3.4, 2.4, 1.6), thick=0.42):
    """O-rings of several sizes, lying over each other."""
    m = rubber(colour, rough=0.45, grain=0.05)
    spots = ((0, 0, 0.42, 0), (5.2, 3.8, 0.42, 0), (7.4, -2.6, 0.5, 6), (-0.5, -0.6, 0.42, 0), (9.8, 2.2, 0.42, 0))
    for r, (x, y, z, tilt) in zip(sizes, spots):
        tube([(x + r * math.cos(TAU * i / 40), y + r * math.sin(TAU * i / 40), z + 0.5 * math.sin(TAU * i / 40) * (tilt > 0)) for i in range(40)], thick * (0.6 + r / 12), m, cyclic=True)
    return {'view': (10, 44), 'fill': 0.86}


@shape
def hose(colour='#1f6fb2', turns=7, r=9.0, wall=0.55, clear=False):
    """A coil of hose, tied."""
    m = mat(colour, rough=0.25, coat=0.5)
    pts = []
    for i in range(turns * 40):
        a = TAU * i / 40
        lap = i / 40
        pts.append(((r + 0.9 * (lap % 2 > 1) * 1.0 + 0.1 * math.sin(lap * 3)) * math.cos(a), (r + 0.9 * (lap % 2 > 1)) * math.sin(a), wall + 0.95 * lap * 0.62))
    pts += [(r + 2, 3, pts[-1][2]), (r + 5, 7, pts[-1][2] - 1.8), (r + 6, 11, wall)]
    tube(pts, wall, m)
    top = wall * 2 + turns * 0.6
    for k in range(3):
        t = TAU * k / 3 + 0.6
        loop = rounded([(r - 1.0, -0.05), (r + 2.2, -0.05), (r + 2.2, top), (r - 1.0, top)], 0.5, True, 4)
        tube([(p[0] * math.cos(t), p[0] * math.sin(t), p[1]) for p in loop], 0, mat('#f1f1ee', rough=0.3), cyclic=True, flat=(0.9, 0.1), smooth=False)
    return {'view': (20, 34), 'fill': 0.86}


@shape
def gear(colour='#8e939a', teeth=28):
    """Spur gears, one standing behind one lying."""
    m = metal(colour, 0.28, grain=0.05)

    def one(n, mod=0.42, w=1.8):
        out = []
        r = n * mod / 2
        for i in range(n):
            for f, q in ((-0.30, -1.15), (-0.21, 0.2), (-0.11, 1.0), (0.11, 1.0), (0.21, 0.2), (0.30, -1.15)):
                a = TAU * (i + f) / n
                out.append(((r + q * mod) * math.cos(a), (r + q * mod) * math.sin(a)))
        bore = [(1.15 * math.cos(TAU * i / 48), 1.15 * math.sin(TAU * i / 48) + (0.35 if i in (11, 12, 13) else 0)) for i in range(48)]
        plate([out, bore], w, m, bevel=0.06, segs=2)
        lathe([(1.15, w / 2 - 0.02), (1.15, w / 2 + 0.9), (2.2, w / 2 + 0.9, 0.1), (2.3, w / 2 - 0.02)], m)
    group(lambda: one(teeth), (0, -3.6, 0.9), (0, 0, 8))
    group(lambda: one(20), (2.2, 4.6, 4.7), (78, 0, 12))
    return {'view': (12, 30), 'fill': 0.86}


@shape
def caster(colour='#3a3d42', wheel='#c8102e'):
    """Swivel casters with a plate."""
    def one():
        m = metal('#c4c8ce', 0.25)
        plate([rect(9.5, 7.6, 0.8)] + [ring(0.5, 24, x, y) for x in (-3.7, 3.7) for y in (-2.7, 2.7)], 0.4, m, (0, 0, 12.6), bevel=0.08)
        lathe([(0, 12.4), (3.0, 12.4, 0.2), (3.3, 11.4, 0.3), (2.6, 10.8)], m)
        for k in (-1, 1):
            plate(rounded([(-2.6, 10.9), (2.6, 10.9), (3.2, 8), (2.6, 3.6), (1.0, 3.4), (-1.4, 8)], 0.8, True), 0.3, m, (0, k * 2.0 + 0.0, 0), (90, 0, 0), bevel=0.08)
        lathe([(0, -1.5), (3.6, -1.5, 0.3), (3.6, 1.5, 0.3), (0, 1.5)], plastic(colour, 0.4), (1.6, 0, 4.8), (90, 0, 0))
        lathe([(3.55, -1.5), (4.6, -1.5, 0.4), (4.8, 0, 0.3), (4.6, 1.5, 0.4), (3.55, 1.5)], rubber(wheel, rough=0.45), (1.6, 0, 4.8), (90, 0, 0))
        cylinder(0.8, 5.0, steel(), (1.6, -2.5 + 5.0, 4.8), (90, 0, 0))
    group(one, (-5, 0, 0), (0, 0, -24))
    group(one, (8, 3, 0), (0, 0, -44))
    return {'view': (20, 18), 'fill': 0.86}


@shape
def toolbox(colour='#1f5fa8', brand='工禾', name='五金工具箱', catch='#f2b705'):
    """A plastic tool case with a handle and catches."""
    body, dark = plastic(colour, 0.4, grain=0.05), plastic('#2a2d32', 0.4)
    plate(rect(42, 13.5, 2.2), 20, body, (0, 0, 6.8), (90, 0, 0), bevel=1.0, segs=5)
    plate(rect(43, 6.0, 2.2), 21, dark, (0, 0, 15.8), (90, 0, 0), bevel=1.2, segs=5)
    tube([(-9, 0, 18.0), (-9, 0, 21.4), (-7, 0, 22.6), (7, 0, 22.6), (9, 0, 21.4), (9, 0, 18.0)], 0, dark, flat=(2.6, 1.8))
    for k in (-1, 1):
        box(5.0, 1.4, 6.0, plastic(catch, 0.35), (k * 13, -10.6, 12.4), bevel=0.4)
        box(3.6, 0.5, 1.2, dark, (k * 13, -11.3, 10.6), bevel=0.15)
    decal(mark(brand + ' ' + name, '#ffffff', 1200, 200), 18, 3.0, (0, -10.02, 5.2), (90, 0, 0), alpha=True)
    for i in range(5):
        box(0.6, 0.6, 11, body, (-20.5 + i * 10.2, -10.0, 6.6), bevel=0.2)
    return {'view': (26, 20), 'fill': 0.86}
