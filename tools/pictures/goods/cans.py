"""Goods: bottles, cans, tins, tubes, buckets and rolls."""
import math

from art import shade
from builders import box, cylinder, decal, group, lathe, loft, mesh, plate, tube, wrap
from labels import around, mark, panel, tall
from materials import mat, metal, paper, plastic, steel
from outlines import TAU, oval, rect, ring, rounded
from registry import shape


@shape
def can(colour='#1f8a5b', brand='山谷泉', name='电解质饮料', line='330 ml', count=3):
    """Slim drink cans."""
    top = metal('#d9dbde', 0.25)
    skin = mat(image=around(brand, name, line, colour, 1500, 900, style='full'), rough=0.22, coat=0.5)

    def one():
        lathe([(2.3, 0), (2.5, 0.1), (2.95, 0.9, 0.3)], top)
        wrap(None, 2.95, 0.9, 13.2, m=skin, middle=180)
        lathe([(2.95, 13.2), (2.95, 13.4, 0.3), (2.45, 14.6, 0.2), (2.5, 14.8, 0.05), (2.35, 14.85, 0.05), (2.25, 14.4), (0, 14.35)], top)
        plate([rect(1.0, 2.0, 0.45), ring(0.28, 24, 0, 0.4)], 0.08, top, (0, 0.2, 14.46), bevel=0.02)
    for i in range(count):
        group(one, (i * 6.6 - 6.6, (i % 2) * 2.4, 0), (0, 0, 4 + i * 9))
    return {'view': (14, 16), 'fill': 0.86}


@shape
def tin(colour='#245c3b', brand='茗屿', name='龙井绿茶', line='250 g', lid='#1b452c'):
    """Round tins of tea."""
    body = mat(image=around(brand, name, line, colour, 1600, 1000, style='full'), rough=0.4, coat=0.15)

    def one(h):
        wrap(None, 4.6, 0.3, h, m=body, middle=180)
        lathe([(0, 0), (4.5, 0, 0.1), (4.65, 0.3, 0.1)], metal('#c9a765', 0.3))
        lathe([(4.62, h - 0.1), (4.75, h, 0.1), (4.75, h + 2.6, 0.35), (4.2, h + 2.9, 0.2), (0, h + 2.95)], mat(lid, rough=0.35, coat=0.2))
        lathe([(4.77, h + 0.2), (4.8, h + 0.3), (4.77, h + 0.4)], metal('#c9a765', 0.3))
    group(lambda: one(11.5), (-4.6, 1.5, 0), (0, 0, 20))
    group(lambda: one(11.5), (5.2, 0, 0), (0, 0, 4))
    return {'view': (12, 14), 'fill': 0.84}


@shape
def paint(colour='#1f6fb2', brand='工禾', name='水性防锈漆', line='18 L'):
    """A paint pail with a wire handle."""
    lathe([(0, 0), (9.6, 0, 0.2), (9.8, 0.4, 0.2), (10.6, 19.6), (10.9, 19.8, 0.1), (10.9, 20.4, 0.1)], mat('#f4f4f2', rough=0.3, coat=0.3))
    lathe([(10.95, 20.3), (11.1, 20.4, 0.1), (11.1, 21.4, 0.2), (10.2, 21.6, 0.2), (9.6, 20.9, 0.2), (0, 20.9)], plastic(colour, 0.35))
    im = around(brand, name, line, colour, 2000, 560, style='wave')
    n, verts, uv, faces = 96, [], [], []
    for i in range(n + 1):
        a = TAU * i / n + math.pi / 2
        for r, z, v in ((9.93, 2.2, 0), (10.53, 17.4, 1)):
            verts.append((r * math.cos(a), r * math.sin(a), z))
            uv.append((i / n, v))
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh(verts, faces, mat(image=im, rough=0.3, coat=0.3), uv=uv)
    tube([(10.9, 0, 18.6), (11.6, -3, 15), (9.0, -9.6, 9.4), (0, -13.2, 6.2), (-9.0, -9.6, 9.4), (-11.6, -3, 15), (-10.9, 0, 18.6)], 0.16, steel())
    tube([(3, -13.0, 6.5), (0, -13.3, 6.2), (-3, -13.0, 6.5)], 0.6, plastic('#2a2d31'))
    for k in (-1, 1):
        cylinder(1.0, 0.5, steel(), (k * 10.5, 0, 18.6), (0, k * 90, 0))
    return {'view': (24, 18), 'fill': 0.82}


@shape
def aerosol(colour='#c8102e', brand='拓岳', name='除锈润滑剂', line='400 ml', cap='', count=2):
    """Spray cans with a cap."""
    skin = mat(image=around(brand, name, line, colour, 1300, 1000, style='full'), rough=0.25, coat=0.4)
    top = metal('#d4d6d9', 0.22)

    def one():
        lathe([(2.9, 0), (3.25, 0.1, 0.1), (3.3, 0.5, 0.1)], top)
        wrap(None, 3.25, 0.5, 15.6, m=skin, middle=180)
        lathe([(3.25, 15.6), (3.35, 15.7, 0.05), (3.3, 16.0, 0.1), (2.5, 17.4, 0.8), (1.4, 17.8), (1.3, 18.2)], top)
        lathe([(2.75, 16.6), (2.8, 16.7, 0.1), (2.6, 20.4, 0.6), (2.1, 20.9, 0.3), (0, 21.0)], plastic(cap or colour, 0.3))
    for i in range(count):
        group(one, (i * 7.4 - 3.4, (i % 2) * 1.6, 0), (0, 0, 18 - i * 16))
    return {'view': (12, 12), 'fill': 0.86}


@shape
def pump(colour='#2a7fc1', brand='洁禾', name='抑菌洗手液', line='500 ml', body='#f3f8fb', ground='#ffffff'):
    """A pump bottle with a label around it."""
    skin = plastic(body, 0.22, coat=0.3)
    lathe([(0, 0), (3.6, 0, 0.4), (3.9, 0.6, 0.4), (3.9, 13.2, 1.6), (2.6, 15.4, 1.0), (1.6, 16.0, 0.2), (1.5, 17.0)], skin)
    wrap(around(brand, name, line, colour, 1600, 760, style='wave', ground=ground), 3.93, 1.6, 12.4, rough=0.25, coat=0.3, middle=180)
    cap = plastic(colour, 0.3)
    lathe([(1.7, 15.9), (1.95, 16.0, 0.1), (1.95, 17.6, 0.2), (0.8, 17.9), (0.62, 18.0), (0.62, 20.2)], cap)
    for i in range(36):
        t = TAU * i / 36
        box(0.1, 0.12, 1.3, cap, (1.95 * math.cos(t), 1.95 * math.sin(t), 16.8), (0, 0, math.degrees(t)), 0.0)
    lathe([(0, 20.0), (1.2, 20.0, 0.2), (1.2, 20.9, 0.35), (0, 21.1)], cap)
    tube([(0, 0, 20.5), (-2.0, -0.4, 20.7), (-3.8, -0.8, 20.3)], 0, cap, flat=(1.1, 0.8))
    return {'view': (16, 10), 'fill': 0.86}


@shape
def jug(colour='#1f6fb2', brand='净澜', name='洗衣液', line='2 L', body='#2f7fc4', cap='#f4f4f2', ground='#ffffff'):
    """A flat bottle with a handle, as for detergents, oils and fluids."""
    skin = plastic(body, 0.28, coat=0.25)
    out = rounded([(-7.2, 0, 1.2), (6.8, 0, 1.2), (7.2, 12, 2), (6.6, 19, 4), (2.0, 24.0, 2.5), (-2.4, 24.2, 1.2), (-5.2, 23.4, 3), (-7.6, 15, 4)], 1.0, True, 10)
    hole = rounded([(3.2, 13.2, 1.4), (5.0, 13.2, 1.2), (4.8, 18.0, 1.4), (2.2, 20.6, 1.2), (1.6, 19.4, 1.2), (3.0, 17.0, 1)], 0.8, True, 8)
    plate([out, hole], 8.4, skin, (0, 0, 0), (90, 0, 0), bevel=1.5, segs=8)
    lathe([(2.0, 23.6), (2.1, 23.8), (2.1, 24.6)], skin, (-2.4, 0, 0))
    c = plastic(cap, 0.3)
    lathe([(2.3, 24.2), (2.4, 24.3, 0.1), (2.3, 27.6, 0.3), (0, 27.8)], c, (-2.4, 0, 0))
    for i in range(40):
        t = TAU * i / 40
        box(0.1, 0.12, 2.6, c, (-2.4 + 2.36 * math.cos(t), 2.36 * math.sin(t), 25.8), (0, 0, math.degrees(t)), 0.0)
    decal(tall(brand, name, line, colour, 760, 860, style='wave', ground=ground), 9.6, 10.8, (-1.2, -4.215, 7.0), (90, 0, 0), rough=0.28)
    return {'view': (18, 10), 'fill': 0.86}


@shape
def reagent(colour='#2a5fa8', brand='析微', name='无水乙醇', line='AR 500 ml', glass='#8a4a1c', cap='#f1f1ee'):
    """A brown bottle of a reagent."""
    lathe([(0, 0), (3.9, 0, 0.3), (4.2, 0.6, 0.3), (4.2, 12.6, 1.6), (2.0, 15.6, 1.0), (1.6, 16.2, 0.2), (1.6, 17.6)], mat(glass, rough=0.06, coat=1.0))
    lathe([(1.9, 16.6), (2.0, 16.7, 0.1), (2.0, 19.2, 0.3), (0, 19.3)], plastic(cap, 0.35))
    for i in range(40):
        t = TAU * i / 40
        box(0.09, 0.1, 2.0, plastic(cap, 0.35), (1.99 * math.cos(t), 1.99 * math.sin(t), 17.9), (0, 0, math.degrees(t)), 0.0)
    wrap(tall(brand, name, line, colour, 900, 800, style='band'), 4.23, 2.0, 10.8, arc=200, rough=0.5)
    return {'view': (12, 10), 'fill': 0.86}


@shape
def oil(colour='#c98a12', brand='禾满仓', name='压榨花生油', line='5 L', body='#e0a624', cap='#c8102e'):
    """A clear can of edible oil with a handle."""
    skin = mat(body, rough=0.10, coat=0.9)
    loft([oval(w, d, z, 64, 3.4) for z, w, d in ((0, 7.0, 5.2), (0.4, 7.5, 5.7), (4, 7.5, 5.7), (4.5, 7.3, 5.5), (5, 7.5, 5.7), (17, 7.5, 5.7), (17.5, 7.3, 5.5), (18, 7.5, 5.7), (22, 7.2, 5.4), (25, 5.0, 4.0), (27, 2.4, 2.4), (28.6, 2.1, 2.1))], skin, angle=60)
    lathe([(2.3, 27.6), (2.4, 27.8, 0.1), (2.4, 30.2, 0.3), (0, 30.4)], plastic(cap, 0.3))
    tube([(2.8, 0, 27.4), (6.0, 0, 28.2), (7.4, 0, 25.4), (7.0, 0, 22.6)], 0, plastic(cap, 0.35), flat=(1.6, 0.8))
    decal(tall(brand, name, line, colour, 760, 760, style='band'), 11.4, 11.4, (0, -5.74, 11), (90, 0, 0), rough=0.3)
    return {'view': (18, 10), 'fill': 0.86}


@shape
def bucket(colour='#1f6fb2', brand='', band='#f4f4f2'):
    """A plastic bucket with a handle."""
    skin = plastic(colour, 0.35)
    lathe([(0, 0), (9.2, 0, 0.4), (9.6, 0.8, 0.3), (12.4, 24, 0.1), (13.0, 24.2, 0.1), (13.0, 25.2, 0.2), (12.2, 25.3, 0.2), (12.0, 24.4), (9.3, 1.4, 0.4), (0, 1.3)], skin)
    lathe([(11.75, 17.6), (12.15, 17.7, 0.1), (12.3, 19.2, 0.1), (11.95, 19.3)], skin)
    tube([(12.6, 0, 23.0), (13.6, -6, 18.6), (8.0, -12.4, 12.6), (0, -14.2, 11.0), (-8.0, -12.4, 12.6), (-13.6, -6, 18.6), (-12.6, 0, 23.0)], 0.2, steel())
    tube([(4, -13.9, 11.4), (0, -14.3, 11.0), (-4, -13.9, 11.4)], 0.85, plastic(band, 0.4))
    return {'view': (24, 22), 'fill': 0.84}


@shape
def rolls(colour='#ffffff', core='#c9a98a', count=3, r=5.6, width=10.5, hole=2.1, gloss=0.0, label='', tint='#1f6fb2'):
    """Rolls of paper, film, labels or bags on cores."""
    skin = mat(colour, rough=0.85 - 0.75 * gloss, coat=gloss, grain=0.25 * (1 - gloss), grain_size=4)

    def one():
        lathe([(hole, 0.02), (r - 0.1, 0, 0.1), (r, 0.1, 0.1), (r, width - 0.1, 0.1), (r - 0.1, width, 0.1), (hole, width - 0.02)], skin)
        for i in range(9):
            q = hole + 0.4 + i * (r - hole - 0.6) / 9
            lathe([(q, width - 0.01), (q + 0.05, width + 0.02), (q + 0.1, width - 0.01)], skin)
        lathe([(hole - 0.25, 0), (hole + 0.02, 0), (hole + 0.02, width), (hole - 0.25, width), (hole - 0.25, 0)], mat(core, rough=0.85, mottle=0.06, grain_size=1.5))
        if label:
            wrap(tall(*label, tint, 700, 620, style='band'), r + 0.03, width * 0.2, width * 0.8, arc=95, rough=0.4)
        else:
            box(0.05, 0.8, width * 0.98, mat(shade(colour, -0.04), rough=0.85 - 0.6 * gloss), (r, 0.4, width / 2), (0, 0, 4), 0.0)
    if count == 1:
        group(one, (0, 0, 0), (0, 0, 10))
    else:
        group(one, (-r * 1.05, 0, 0), (0, 0, -30))
        group(one, (r * 1.05, 0.8, 0), (0, 0, -50))
    if count > 2:
        group(one, (0.4, 0.4, width + 0.03), (0, 0, -36))
    return {'view': (20, 22), 'fill': 0.84}


@shape
def film(colour='#dfeaf2', count=2, width=26, r=5.2, core='#c9a98a'):
    """Rolls of stretch film standing upright."""
    skin = mat(colour, rough=0.08, coat=1.0)

    def one():
        lathe([(2.6, 1.0), (r, 1.0, 0.1), (r, width - 1.0, 0.1), (2.6, width - 1.0)], skin)
        lathe([(2.2, 0), (2.65, 0), (2.65, width), (2.2, width), (2.2, 0)], mat(core, rough=0.85, mottle=0.08, grain_size=1.5))
    group(one, (-5.6, 0, 0))
    if count > 1:
        group(one, (5.8, 1.6, 0))
    if count > 2:
        group(one, (-1.5, -10.5, r), (0, 90, 8))
    return {'view': (22, 20), 'fill': 0.84}


@shape
def sealant(colour='#1f6fb2', brand='工禾', name='硅酮密封胶', line='300 ml', count=2):
    """Cartridges of sealant with a nozzle."""
    skin = mat(image=around(brand, name, line, colour, 1300, 1300, style='wave'), rough=0.3, coat=0.2)

    def one():
        lathe([(0, 0.3), (2.3, 0.3), (2.4, 0, 0.1), (2.5, 0.1, 0.1), (2.5, 0.6)], plastic('#f4f4f2'))
        wrap(None, 2.5, 0.5, 20.4, m=skin, middle=180)
        lathe([(2.5, 20.3), (2.55, 20.6, 0.1), (2.3, 21.0, 0.2), (0.9, 21.4, 0.2), (0.8, 22.4)], plastic('#f4f4f2'))
        lathe([(0.85, 21.8), (0.9, 22.0, 0.1), (0.34, 29.4, 0.1), (0, 29.5)], plastic('#f4f4f2', 0.3))
    for i in range(count):
        group(one, (i * 6.2 - 3, i * 0.8, 0), (0, 0, 18 - 14 * i))
    return {'view': (12, 10), 'fill': 0.86}


@shape
def cells(colour='#20242a', gold='#c98a3c', brand='电禾', name='碱性电池', line='5 号 AA', r=0.72, h=5.05, count=4):
    """Round batteries."""
    skin = mat(image=around(brand, name, line, colour, 900, 1000, style='full', times=1), rough=0.25, coat=0.4)

    def one():
        lathe([(0, 0), (r * 0.9, 0, 0.03), (r, 0.08, 0.03)], metal('#cfd2d6', 0.25))
        wrap(None, r, 0.05, h * 0.70, m=skin, middle=180 + 90)
        lathe([(r, h * 0.70), (r, h - 0.08, 0.04), (r * 0.7, h, 0.02)], metal(gold, 0.25))
        lathe([(0, h + 0.2), (r * 0.36, h + 0.2, 0.03), (r * 0.36, h), (r * 0.7, h)], metal('#cfd2d6', 0.2))
    for i in range(count - 1):
        group(one, (i * r * 2.5 - r * 2.5, (i % 2) * 0.3, 0), (0, 0, i * 6 - 4))
    group(one, (-r * 2.4, -2.6, r), (0, 90, 12))
    return {'view': (12, 16), 'fill': 0.84}


@shape
def tubes(colour='#2d936c', brand='医禾', name='红霉素软膏', line='20 g'):
    """A tube of ointment before its box."""
    front = paper(panel(brand, name, line, colour, 1000, 300, style='side'), rough=0.35, coat=0.2)
    box(17, 3.6, 4.6, mat('#fbfbfa', rough=0.4), (0, 2.4, 2.3), bevel=0.08, faces={'front': front, 'top': mat(colour, rough=0.35)})

    def one():
        rings = []
        for i in range(25):
            v = i / 24
            rings.append([(x, y, v * 11) for x, y, _ in oval(1.75 + 0.25 * v, max(0.08, 1.6 * (1 - v ** 2.2)), 0, 48, 2.2)])
        loft(rings, mat('#f6f7f6', rough=0.25, coat=0.4), angle=60)
        box(4.0, 0.2, 1.0, mat('#f6f7f6', rough=0.3), (0, 0, 11.2), bevel=0.05)
        decal(mark(name, colour, 900, 220), 5.6, 1.4, (0, -1.42, 4.6), (90, 90, 0), alpha=True)
        lathe([(0, -2.2), (0.9, -2.2, 0.1), (1.1, -0.1, 0.1), (1.6, 0)], plastic(colour, 0.3))
    group(one, (-5, -3.4, 1.6), (90, 0, 76))
    return {'view': (16, 30), 'fill': 0.86}


@shape
def flask(colour='#b9bdc4', cap='#26282c', brand='茗屿'):
    """A vacuum flask of steel."""
    lathe([(0, 0), (3.2, 0, 0.3), (3.5, 0.3, 0.2), (3.5, 17.5, 0.9), (2.9, 19.4, 0.4), (2.8, 19.8)], mat(colour, rough=0.28, metal=0.0, coat=0.5))
    lathe([(2.85, 19.6), (3.0, 19.7, 0.1), (3.0, 24.4, 0.5), (2.2, 24.9, 0.3), (0, 25.0)], plastic(cap, 0.35))
    lathe([(3.02, 19.9), (3.05, 20.0), (3.02, 20.1)], metal('#cfd2d6', 0.15))
    wrap(mark(brand, '#ffffff', 700, 240), 3.52, 8.5, 10.8, arc=80, alpha=True)
    return {'view': (16, 12), 'fill': 0.84}
