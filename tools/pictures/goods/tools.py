"""Goods: measure, ladder, drills, grinder disc."""
import math

from art import Art
from builders import box, cylinder, decal, group, lathe, loft, mesh, plate, tube
from materials import mat, metal, plastic, rubber, steel
from outlines import TAU, ring, rounded
from prints import blade, disc_face
from registry import shape


@shape
def measure(colour='#f2b705', text='5 m', brand='守岳'):
    """A pocket measuring tape with its blade a little out."""
    grip, shell = rubber('#24272c'), plastic(colour, 0.28, coat=0.2)
    outline = rounded([(-3.4, 0), (3.6, 0, 0.3), (3.6, 2.2, 1.4), (2.6, 6.2, 2.2), (-1.4, 6.6, 2.6), (-3.8, 4.6, 2.4)], 1.2, True, 10)
    plate(outline, 3.0, shell, (0, 0, 0), (90, 0, 0), bevel=0.45, segs=8)
    inner = [(x * 1.035 - 0.05, y * 1.03 - 0.05) for x, y in outline]
    cut = rounded([(-2.6, 1.3), (2.4, 1.3), (1.9, 5.2), (-1.2, 5.5), (-2.9, 4.0)], 1.2, True, 10)
    plate([inner, cut], 3.14, grip, (0, 0, 0), (90, 0, 0), bevel=0.4, segs=6)
    a = Art(600, 600, (0, 0, 0, 0))
    a.disc(300, 300, 296, '#20242a').disc(300, 300, 296, None, colour, 18)
    a.text(300, 215, brand, 120, colour, anchor='mm').text(300, 380, text, 150, '#ffffff', anchor='mm')
    decal(a.save(), 3.5, 3.5, (-0.3, -1.515, 3.4), (90, 0, 0), rough=0.3, alpha=True)
    # the blade runs to the right
    n = 14
    verts, uv, faces = [], [], []
    for i in range(2):
        for j in range(n + 1):
            y = -1.1 + 2.2 * j / n
            verts.append((3.2 + 8.5 * i, y, 0.55 + 0.28 * (2 * j / n - 1) ** 2))
            uv.append((i * 9.0 / 30, j / n))
    for j in range(n):
        faces.append((j, n + 1 + j, n + 2 + j, j + 1))
    mesh(verts, faces, mat(image=blade(30), rough=0.25, coat=0.3), uv=uv)
    box(0.08, 2.3, 1.5, steel(), (11.75, 0, 0.25), (0, 0, 0), 0.03)
    box(1.2, 1.9, 0.06, steel(), (11.2, 0, 0.62), (0, 0, 0), 0.02)
    for k in (-0.5, 0.5):
        cylinder(0.16, 0.12, metal('#c0a060'), (11.1, k, 0.62))
    box(1.2, 2.0, 0.5, plastic('#c8102e'), (3.2, 0, 1.9), (0, 70, 0), 0.15)
    return {'view': (26, 24)}


@shape
def ladder(colour='#c8102e', steps=4, rail='#c9ccd1'):
    """An aluminium step ladder."""
    alu, cap, dark = metal(rail, 0.33), plastic(colour, 0.4), rubber()
    h = 26.0 * steps
    lean, spread = 0.28, 0.36
    for k in (-1, 1):
        def rail_at(z):
            return (k * (19 + (h - z) * 0.07), -lean * (h - z), z)
        tube([rail_at(2), rail_at(h + 2)], 0, alu, flat=(2.4, 6.0), smooth=False)
        a, b = (k * (17.5 + (h - 2) * 0.07), spread * (h - 2), 2), (k * 17.5, 2.5, h - 3)
        tube([a, b], 0, alu, flat=(2.0, 3.4), smooth=False)
        for p in (rail_at(0), a):
            box(4.0, 7.0, 5.0, dark, (p[0], p[1], 2.4), (0, 0, 0), 0.8)
        tube([rail_at(h * 0.45), (k * (17.5 + h * 0.55 * 0.07), spread * h * 0.55, h * 0.45)], 0, metal('#8e939a', 0.3), flat=(0.6, 1.8), smooth=False)
    for i in range(1, steps):
        z = i * 26.0
        w = 2 * (19 + (h - z) * 0.07) - 1.5
        box(w, 9.5, 2.2, alu, (0, -lean * (h - z) + 1.5, z), bevel=0.3)
        for j in range(6):
            box(w - 4, 0.55, 0.3, dark, (0, -lean * (h - z) - 2.3 + j * 1.5, z + 1.15), bevel=0.05)
    box(43, 20, 3.4, cap, (0, 1.5, h + 1.5), bevel=1.0)
    for j in range(6):
        box(36, 0.7, 0.3, dark, (0, -5 + j * 2.6, h + 3.2), bevel=0.05)
    for z in (h * 0.2, h * 0.62):
        w = 2 * (17.5 + (h - z) * 0.07)
        tube([(-w / 2, spread * (h - z), z), (w / 2, spread * (h - z), z)], 1.2, alu, smooth=False)
    return {'view': (34, 14), 'fill': 0.86}


@shape
def drills(colour='#c7a04a', sizes=(3, 4, 5, 6, 8, 10, 12), holder='#c8102e', rough=0.25):
    """Twist drills in a stand."""
    m = metal(colour, rough)
    x = 0.0
    spots = []
    for d in sizes:
        x += 0.75 + d * 0.05
        spots.append((x, d / 10))
        x += 0.45 + d * 0.05
    mid = x / 2
    box(x + 1.2, 3.4, 1.8, plastic(holder, 0.35), (0.3, 0, 0.9), bevel=0.25)
    for px, d in spots:
        r, length = d / 2 * 1.08, 4.3 + d * 7.2
        rings = []
        n = int(length * 9)
        for i in range(n + 1):
            z = length * i / n
            k = 1.0 if length - z > r * 1.1 else max(0.04, (length - z) / (r * 1.1))
            flute = min(1, max(0, (z - length * 0.30) / 0.5)) * 0.40
            turn = TAU * z / (d * 4.8 + 0.9)
            ring_ = []
            for j in range(40):
                a = TAU * j / 40
                f = 1 - flute * math.exp(-(((a % math.pi) - math.pi / 2) / 0.46) ** 2)
                ring_.append((r * k * f * math.cos(a + turn), r * k * f * math.sin(a + turn), z))
            rings.append(ring_)
        loft(rings, m, (px - mid + 0.3, 0, 1.2), angle=50)
        a = Art(120, 80, (0, 0, 0, 0))
        a.text(60, 40, '%g' % (d * 10), 60, '#ffffff', anchor='mm')
        decal(a.save(), 0.9, 0.6, (px - mid + 0.3, -1.71, 0.9), (90, 0, 0), alpha=True)
    return {'view': (20, 16)}


@shape
def grinder_disc(colour='#c8102e', brand='拓岳', size='125×1.0×22.2', steel_='A60T'):
    """Cutting discs, one standing before another."""
    grit = mat('#2b2c2e', rough=0.9, grain=0.9, grain_size=14, mottle=0.35)

    def one():
        plate([ring(6.25, 128), ring(1.1, 64)], 0.16, grit, bevel=0.03)
        f = disc_face(brand, colour, (size, '切割片', '12 200 r/min  80 m/s', steel_, 'METAL'), 0.19)
        decal(f, 9.0, 9.0, (0, 0, 0.092), alpha=True, rough=0.55)
        lathe([(1.1, 0.1), (1.12, 0.14), (1.6, 0.13), (1.62, 0.09)], metal('#c9ccd1', 0.3))
        lathe([(1.1, -0.1), (1.1, 0.1)], metal('#c9ccd1', 0.3))
    group(one, (0, 0, 6.1), (76, 0, 14))
    group(one, (3.6, 2.6, 6.1), (77, 0, 20))
    for i in range(3):
        group(one, (-1.2 + i * 0.12, -5.4 + i * 0.1, 0.09 + i * 0.2), (0, 0, -20 + i * 31))
    return {'view': (4, 28), 'fill': 0.86}
