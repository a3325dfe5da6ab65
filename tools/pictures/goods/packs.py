"""Goods: boxes, bags and cartons with print."""
import math

from art import shade
from builders import box, decal, group, lathe, loft, mesh, tube
from labels import mark, panel, tall
from materials import mat, paper, plastic
from outlines import TAU, oval
from registry import shape

SIZES = {'flat': (24, 16, 7), 'wide': (30, 12, 18), 'cube': (20, 20, 20), 'tall': (16, 8, 26), 'small': (14, 4, 9),
         'long': (34, 9, 8), 'slim': (20, 3.2, 28)}


@shape
def pack(colour='#1f6fb2', brand='百采', name='商品', line='', size='wide', style='side', ground='#fbfbfa', count=1):
    """Printed boxes; the front carries brand, name and size."""
    w, d, h = SIZES[size]
    draw = tall if size in ('tall', 'slim') else panel
    front = paper(draw(brand, name, line, colour, int(w * 40), int(h * 40), style=style, ground=ground), rough=0.35, coat=0.2)
    side = paper(tall(brand, name, line, colour, int(d * 40), int(h * 40), style='full'), rough=0.35, coat=0.2)
    top = mark(brand, '#ffffff', int(w * 20), int(d * 20), size=0.4)
    plain = mat(colour, rough=0.35, coat=0.2)
    for i in range(count):
        def one():
            box(w, d, h, mat(ground, rough=0.4), (0, 0, h / 2), bevel=0.14, faces={'front': front, 'left': side, 'right': side, 'top': plain})
            decal(top, w * 0.9, d * 0.9, (0, 0, h + 0.01), rough=0.35, alpha=True)
        group(one, (i * w * 0.16, i * (d + 0.6), 0), (0, 0, -i * 3))
    return {'view': (28, 20), 'fill': 0.82}


@shape
def dispenser(colour='#1f6fb2', brand='护苒', name='一次性医用口罩', line='50 只/盒', sheet='#dfeefa', kind='mask'):
    """A box with an opening in its top, and a piece of what is in it before it."""
    w, d, h = 20, 11, 9
    front = paper(panel(brand, name, line, colour, 1000, 450, style='wave'), rough=0.35, coat=0.2)
    side = paper(tall(brand, '', line, colour, 550, 450, style='band'), rough=0.35, coat=0.2)
    box(w, d, h, mat('#fbfbfa', rough=0.4), (0, 0, h / 2), bevel=0.14, faces={'front': front, 'left': side, 'right': side, 'top': mat(shade(colour, 0.25), rough=0.35, coat=0.2)})
    lathe([(0, 0), (1, 0)], mat(shade(colour, -0.6), rough=0.8), (0, 0, h + 0.012)).scale = (6.0, 2.6, 1)
    cloth = mat(sheet, rough=0.85, sheen=0.3)
    if kind == 'mask':
        verts, faces = [], []
        for i in range(25):
            for j in range(33):
                u, v = j / 16 - 1, i / 24
                pleat = 0.22 * abs(((v * 4) % 1) - 0.5) * (1 - abs(u) ** 3)
                verts.append((u * 8.6, -0.5 + v * 8.8, 0.25 + 1.5 * (1 - u * u) * math.sin(math.pi * v) ** 0.7 + pleat))
        for i in range(24):
            for j in range(32):
                q = i * 33 + j
                faces.append((q, q + 1, q + 34, q + 33))

        def one():
            mesh(verts, faces, cloth, thick=0.12, angle=60)
            for k in (-1, 1):
                tube([(k * 8.4, 0, 0.35), (k * 11.0, 1.5, 0.3), (k * 11.8, 4.2, 0.4), (k * 11.0, 6.8, 0.3), (k * 8.4, 8.2, 0.35)], 0.14, mat('#fafafa', rough=0.8))
            box(5.2, 0.5, 0.12, cloth, (0, 7.6, 1.0), (-20, 0, 0), 0.05)
        group(one, (2.5, -16.5, 0), (0, 0, -10))
    else:
        for i in range(9):
            a = TAU * i / 9
            tube([(0.3 * math.cos(a), 0.2 * math.sin(a), h - 1), (0.9 * math.cos(a), 0.5 * math.sin(a), h + 1.6), (1.9 * math.cos(a), 0.9 * math.sin(a), h + 3.0 + 0.7 * math.sin(3 * a))], 0, cloth, flat=(1.4, 0.1))
        loft([oval(3.6 * k, 1.6 * k, z, 40) for z, k in ((h - 0.4, 1.25), (h + 0.5, 0.95), (h + 2.0, 0.8), (h + 3.4, 1.0), (h + 4.4, 0.72))], cloth)
    return {'view': (24, 26), 'fill': 0.86}


def _pillow(w, h, t, waves=0.0):
    """Rings of a filled bag that stands: flat at its top, round below."""
    rings = []
    for i in range(41):
        v = i / 40
        full = math.sin(math.pi * min(1, v * 0.62 + 0.30)) ** 0.8 if v < 0.97 else 0.02
        full = max(0.02, full * (1 - max(0, (v - 0.72) / 0.25) ** 1.6)) if v > 0.72 else full
        low = min(1, v / 0.06 + 0.55)
        ring = []
        for x, y, _ in oval(w / 2, max(0.06, t / 2 * full), 0, 64, 2.6):
            ring.append((x * (low * 0.06 + 0.94) * (1 - 0.03 * full), y * low + waves * math.sin(x * 1.7 + v * 9) * (0.5 + v) * 0.1, v * h))
        rings.append(ring)
    return rings


@shape
def pouch(colour='#6b3f22', brand='茗屿', name='挂耳咖啡', line='10 g×10 袋', w=17, h=25, t=7.5, style='band', ground='#fbfaf7', ink='#20262d'):
    """A standing bag with a printed front."""
    rings = _pillow(w, h, t, 1.0)
    skin = mat(colour, rough=0.32, coat=0.35)
    loft(rings, skin, angle=70)
    image = tall(brand, name, line, colour, 720, 1060, style=style, ground=ground, ink=ink)
    verts, uv, faces = [], [], []
    n = 32
    for r in rings:
        half = [p for p in r if p[1] < 0.001]
        half.sort(key=lambda p: p[0])
        for p in half:
            verts.append((p[0], p[1] - 0.16, p[2]))
            uv.append(((p[0] / w) + 0.5, p[2] / h))
        n = len(half)
    for i in range(len(rings) - 1):
        for j in range(n - 1):
            q = i * n + j
            faces.append((q, q + 1, q + n + 1, q + n))
    mesh(verts, faces, mat(image=image, rough=0.3, coat=0.35), uv=uv, angle=70)
    for z in (h - 1.4, h - 0.9):
        tube([(-w * 0.47, -0.14, z), (w * 0.47, -0.14, z)], 0.06, skin, smooth=False)
    return {'view': (20, 12), 'fill': 0.84}


@shape
def sack(colour='#b3261e', brand='禾满仓', name='东北长粒香米', line='10 kg', ground='#f7f2e4', style='band'):
    """A full sack of rice or flour, standing."""
    pouch(colour, brand, name, line, 30, 44, 15, style, ground)
    return {'view': (22, 10), 'fill': 0.86}


@shape
def giftbox(colour='#9c1c1f', gold='#d9b25f', brand='岁丰', name='坚果礼盒', line='1 kg'):
    """A gift box with a handle and a golden print."""
    w, d, h = 34, 12, 26
    front = paper(tall(brand, name, line, colour, 1020, 780, ground=colour, style='plain', ink=gold), rough=0.4, coat=0.15)
    side = mat(shade(colour, -0.15), rough=0.4, coat=0.15)
    box(w, d, h, side, (0, 0, h / 2), bevel=0.2, faces={'front': front})
    frame = mat(gold, rough=0.3, metal=1.0)
    for x0, z0, x1, z1 in ((-15.6, 1.6, 15.6, 1.6), (-15.6, h - 1.6, 15.6, h - 1.6), (-15.6, 1.6, -15.6, h - 1.6), (15.6, 1.6, 15.6, h - 1.6)):
        tube([(x0, -d / 2 - 0.02, z0), (x1, -d / 2 - 0.02, z1)], 0.12, frame, smooth=False)
    tube([(-6, 0, h - 0.5), (-5.6, 0, h + 4.5), (0, 0, h + 6.6), (5.6, 0, h + 4.5), (6, 0, h - 0.5)], 0.42, mat(gold, rough=0.55))
    return {'view': (26, 14), 'fill': 0.86}


@shape
def milkbox(colour='#1f6fb2', brand='山谷泉', name='纯牛奶', line='250 ml×12 盒', ground='#ffffff'):
    """A case of drink cartons with one carton before it."""
    front = paper(panel(brand, name, line, colour, 1080, 640, style='full'), rough=0.4, coat=0.15)
    side = paper(tall(brand, name, line, colour, 520, 640, style='wave', ground=ground), rough=0.4, coat=0.15)
    box(27, 13, 16, mat(colour, rough=0.4), (0, 4, 8), bevel=0.2, faces={'front': front, 'left': side, 'right': side})
    own = paper(tall(brand, name, '250 ml', colour, 420, 800, style='wave', ground=ground), rough=0.3, coat=0.3)
    for x, y, turn in ((7.5, -9, -8), (13.2, -8.4, 6)):
        def one():
            box(5.2, 3.9, 11.5, mat(ground, rough=0.3, coat=0.3), (0, 0, 5.75), bevel=0.16, faces={'front': own, 'left': own, 'right': own})
            box(4.0, 0.35, 0.1, plastic('#e9eef2'), (0, 0, 11.55), (0, 0, 30), 0.04)
        group(one, (x, y, 0), (0, 0, turn))
    return {'view': (24, 16), 'fill': 0.88}


@shape
def folders(colour='#1f5fa8', brand='墨禾', name='资料册', line='A4', count=3, thick=1.6):
    """Flat goods of paper or plastic standing fanned: folders, notebooks, envelopes."""
    for i in range(count):
        c = shade(colour, (0, 0.22, -0.18, 0.4)[i % 4])
        front = paper(tall(brand, name, line, c, 630, 880, ground=c, style='plain', ink='#ffffff'), rough=0.4, coat=0.15, grain=0.08, grain_size=8)

        def one():
            box(21, thick, 29.5, mat(c, rough=0.4, coat=0.15), (0, 0, 14.75), bevel=0.2, faces={'front': front})
            box(20.4, thick - 0.5, 29.0, mat('#f4f2ec', rough=0.8), (0.4, 0, 14.75), bevel=0.05)
        group(one, (i * 3.4, i * (thick + 1.4), 0), (-4, 0, -i * 5))
    return {'view': (24, 14), 'fill': 0.84}


@shape
def notebook(colour='#23344e', brand='简砚', name='会议记录本', line='A5 · 120 页', strap='#16202f'):
    """Hard-cover notebooks with an elastic strap, one lying on another."""
    def one(c):
        box(14.8, 21, 1.7, mat('#f6f2e6', rough=0.8, mottle=0.02), (0.15, 0, 0.95), bevel=0.1)
        for z in (0.08, 1.85):
            box(15.4, 21.8, 0.26, mat(c, rough=0.5, grain=0.3, grain_size=10, coat=0.1), (0, 0, z), bevel=0.12)
        box(0.4, 21.8, 1.9, mat(c, rough=0.5, grain=0.3, grain_size=10), (-7.6, 0, 0.97), bevel=0.16)
        box(0.7, 22.0, 2.2, mat(strap, rough=0.7), (5.6, 0, 0.97), bevel=0.1)
        decal(mark(brand, '#e9dfc4', 500, 140), 4.4, 1.2, (-3.6, 6.6, 1.99), alpha=True)
        decal(mark(name, '#e9dfc4', 700, 140, False), 5.6, 1.0, (-3.0, -7.6, 1.99), alpha=True)
    group(lambda: one(colour), (0, 0, 0.05), (0, 0, 10))
    group(lambda: one(shade(colour, -0.25)), (0.8, 0.6, 2.1), (0, 0, -8))
    return {'view': (20, 40), 'fill': 0.84}


@shape
def sticky(colours=('#f7e06a', '#f5a6c0', '#9fd6a8', '#9cc9ee'), size=7.6):
    """Pads of sticky notes in several colours."""
    for i, c in enumerate(colours):
        x, y = (i % 2) * (size + 1.0), (i // 2) * (size + 1.0)

        def one():
            for j in range(8):
                box(size, size, 0.16, mat(c, rough=0.85), (0.03 * (j % 3), 0.02 * (j % 2), 0.1 + j * 0.165), bevel=0.0)
            verts = [(-size / 2 + size * u, -size / 2 + size * v, 1.42 + 0.9 * (max(0, 0.75 - v) ** 2) * (1 if u > -1 else 0)) for v in [k / 10 for k in range(11)] for u in (0, 1)]
            mesh(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(10)], mat(shade(c, 0.12), rough=0.85))
        group(one, (x, y, 0), (0, 0, (i * 7) % 11 - 5))
    return {'view': (24, 36), 'fill': 0.84}
