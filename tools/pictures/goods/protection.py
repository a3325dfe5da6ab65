"""Goods: helmet, goggles, cone, extinguisher."""
import math

from art import Art, shade
from builders import box, decal, lathe, mesh, plate, tube, wrap
from materials import mat, metal, plastic, rubber
from outlines import TAU, rect
from registry import shape


@shape
def helmet(colour='#f2b705', text='守岳'):
    """A safety helmet with three ribs, a peak and a printed mark."""
    shell = plastic(colour, 0.22, coat=0.3)
    rows, cols = 40, 144
    verts, faces = [], []
    for i in range(rows + 1):
        t = i / rows * math.pi / 2 * 1.0
        for j in range(cols):
            a = TAU * j / cols
            x, y = math.cos(a), math.sin(a)
            k = math.sin(t) ** 0.86
            rx, ry = 11.2 * k, 13.2 * k
            px, py, pz = rx * x, ry * y, 13.0 * math.cos(t) ** 0.92
            top = max(0.0, 1 - (t / 1.42) ** 6)
            rib = 0.0
            for c, wdt, hgt in ((0, 1.5, 0.55), (-4.2, 0.9, 0.35), (4.2, 0.9, 0.35)):
                rib += hgt / (1 + math.exp(-(wdt - abs(px - c)) * 6))
            pz += rib * top * min(1, t * 4 + 0.3) * (1 if abs(px) < 7 else 0.0)
            verts.append((px, py, pz + 2.2))
    # brim: flares outwards, far at the front (-Y)
    for ext, z in ((0.35, 1.2), (0.9, 0.75), (1.5, 0.55)):
        for j in range(cols):
            a = TAU * j / cols
            front = max(0.0, -math.sin(a)) ** 2.2
            e = ext * (0.7 + 1.9 * front)
            verts.append(((11.2 + e * 0.7) * math.cos(a), (13.2 + e) * math.sin(a), z + 1.0 - 0.55 * front * ext))
    n = rows + 1 + 3
    for i in range(n - 1):
        for j in range(cols):
            k = (j + 1) % cols
            faces.append((i * cols + j, (i + 1) * cols + j, (i + 1) * cols + k, i * cols + k))
    mesh(verts, faces, shell, angle=60, thick=0.28)
    # the mark on the front
    a = Art(600, 300, (0, 0, 0, 0))
    a.rect(20, 30, 580, 270, (255, 255, 255, 255), 50).text(300, 145, text, 170, '#1d4e89', anchor='mm')
    grid, uv, fs = [], [], []
    for i in range(13):
        for j in range(13):
            u, v = j / 12, i / 12
            x, z = -2.9 + 5.8 * u, 4.6 + 2.9 * v
            c = min(1, (z - 2.2) / 13.0)
            t = math.acos(c ** (1 / 0.92))
            k = math.sin(t) ** 0.86
            y = -13.2 * k * math.sqrt(max(0, 1 - (x / (11.2 * k)) ** 2))
            grid.append((x, y - 0.30, z + 0.1))
            uv.append((u, v))
    for i in range(12):
        for j in range(12):
            fs.append((i * 13 + j, i * 13 + j + 1, (i + 1) * 13 + j + 1, (i + 1) * 13 + j))
    mesh(grid, fs, mat(image=a.save(), alpha=True, rough=0.3), uv=uv)
    for k in (-1, 1):  # slots for ear muffs, strap
        box(0.5, 3.0, 0.8, plastic(shade(colour, -0.2)), (k * 11.35, 0.5, 2.6), (0, 0, 0), 0.15)
    lathe([(9.4, 0.3), (9.8, 0.0, .1), (9.9, 2.4), (9.4, 2.4), (9.4, 0.3)], plastic('#2a2d31', 0.6), squash=1.2)
    return {'view': (30, 16)}


@shape
def goggles(frame='#20242a', lens='#f3f9fa', accent='#c8102e'):
    """Safety spectacles with one clear wrap-around lens."""
    def at(u, v, out=0.0):
        a = u * 1.22
        r = 7.2 + out
        top = 4.9 - 0.5 * abs(u) ** 3
        low = 0.5 + 2.3 * math.exp(-(u / 0.14) ** 2) + 1.9 * max(0, abs(u) - 0.55) ** 1.5 * 2.2
        return (r * math.sin(a), -r * math.cos(a) * 0.72, low + (top - low) * v)
    cols, rows = 72, 14
    verts, faces = [], []
    for i in range(rows + 1):
        for j in range(cols + 1):
            verts.append(at(2 * j / cols - 1, i / rows))
    for i in range(rows):
        for j in range(cols):
            q = i * (cols + 1) + j
            faces.append((q, q + 1, q + cols + 2, q + cols + 1))
    mesh(verts, faces, mat(lens, rough=0.0, clear=1.0, ior=1.35, coat=0.6), thick=0.2, angle=60)
    f = plastic(frame, 0.3, coat=0.2)
    tube([at(u / 12 - 1, 1.0, 0.05) for u in range(0, 25)], 0, f, flat=(0.55, 0.75))
    for k in (-1, 1):
        x, y, z = at(k * 1.0, 0.9)
        box(0.9, 1.5, 1.7, f, (x, y + 0.3, z - 0.35), (0, 0, k * 18), 0.25)
        tube([(x, y + 0.4, z - 0.2), (x + k * 0.2, y + 4, z - 0.25), (x - k * 0.2, y + 8.0, z - 0.5), (x - k * 0.8, y + 10.6, z - 1.8), (x - k * 1.3, y + 12.4, z - 3.9)], 0, f, flat=(0.45, 1.05))
        tube([(x + k * 0.24, y + 1.5, z - 0.2), (x + k * 0.42, y + 4, z - 0.25), (x + k * 0.05, y + 8.0, z - 0.5)], 0, plastic(accent), flat=(0.12, 0.5))
        tube([(k * 0.75, -5.0, 3.2), (k * 1.25, -4.6, 2.2), (k * 1.55, -4.5, 1.3)], 0.28, rubber('#3a3d42'))
    return {'view': (32, 18), 'see_through': True, 'shadow': 0.55}


@shape
def cone(colour='#ef5b1e', band='#f4f5f6'):
    """A traffic cone with reflecting bands."""
    k = plastic(colour, 0.42)
    plate(rect(28, 28, 3), 2.2, rubber('#2a2b2d'), (0, 0, 1.1), bevel=0.5)

    def r(z):
        return 11.2 - z * 0.19
    lathe([(12.4, 2.2), (11.6, 2.8, .4), (r(4), 4.0, .6), (r(48), 48, .3), (r(48) - 0.5, 48.2), (1.2, 47.5), (1.1, 40)], k)
    for a, b in ((15, 23), (31, 38)):
        lathe([(r(a) + 0.02, a), (r(a) + 0.1, a + 0.1), (r(b) + 0.1, b - 0.1), (r(b) + 0.02, b)], mat(band, rough=0.25, coat=0.6))
    return {'view': (28, 14)}


@shape
def extinguisher(colour='#c8102e', text='4 kg', brand='岚盾'):
    """A dry powder fire extinguisher."""
    red, black = mat(colour, rough=0.2, coat=0.6), plastic('#1f2124', 0.35)
    lathe([(0, 0.8), (5.0, 0.8, .3), (6.5, 0.2, 1.0), (6.6, 3, .3), (6.6, 33, 3.5), (4.6, 38, 2.5), (1.9, 39.2, .6), (1.9, 41)], red)
    lathe([(0, 0), (6.4, 0, .2), (6.72, 0.5, .1), (6.72, 2.2, .2), (6.55, 2.4)], black)
    lathe([(2.2, 40.4), (2.3, 40.5, .2), (2.3, 42.2, .2), (1.6, 42.6), (1.6, 44.5), (0, 44.6)], metal('#c8b27a', 0.25))
    a = Art(1100, 1000, '#fafaf8')
    a.rect(0, 0, 1100, 170, '#1d4e89').text(550, 85, '手提式干粉灭火器', 72, '#ffffff', anchor='mm')
    a.text(550, 290, brand, 140, colour, anchor='mm').text(550, 430, 'ABC   ' + text, 76, '#20262d', anchor='mm')
    for i, s in enumerate(('1 拔下保险销', '2 对准火焰根部', '3 压下压把喷射')):
        a.rect(60 + i * 335, 520, 370 + i * 335, 830, '#eef1f4', 16, '#1d4e89', 5).text(215 + i * 335, 780, s, 38, '#20262d', anchor='mm')
        a.poly([(215 + i * 335, 560), (280 + i * 335, 720), (150 + i * 335, 720)], '#c8102e')
    a.rect(0, 900, 1100, 1000, colour)
    wrap(a.save(), 6.63, 9.5, 26.5, arc=165, rough=0.3, coat=0.3)
    lathe([(0, 0), (1.5, 0, .1), (1.5, .7, .15), (1.25, .75), (0, .75)], metal('#c9ccd1', .2), (0, -1.8, 42.6), (90, 0, 0))
    g = Art(400, 400, '#ffffff')
    g.disc(200, 200, 196, '#ffffff')
    for a0, a1, c in ((150, 220, '#c8102e'), (220, 320, '#2d936c'), (320, 390, '#f0a202')):
        g.d.arc((30, 30, 370, 370), a0, a1, fill=c, width=60)
    g.poly([(192, 200), (208, 200), (240, 70)], '#111111')
    decal(g.save(), 1.7, 1.7, (0, -2.56, 42.6), (90, 0, 0))
    tube([(-1.0, 0, 44.2), (3, 0, 44.8), (9.5, 0, 46.8)], 0, black, flat=(1.9, 0.9))
    tube([(-0.5, 0, 45.2), (2, 0, 46.8), (8.5, 0, 50.2)], 0, mat(colour, rough=0.3), flat=(1.9, 0.7))
    tube([(-1.5, 0, 43.4), (-5, 0, 43.6), (-8.4, -0.4, 40), (-8.9, -0.8, 31), (-8.4, -1.0, 20), (-8.0, -1.0, 12)], 0.85, rubber('#232528'))
    lathe([(0.9, 0), (1.3, -0.6, .2), (1.5, -5.5, .2), (1.2, -5.6)], black, (-8.0, -1.0, 12.5), (0, 2, 0))
    tube([(1.2, -1.9, 44.8), (3.0, -3.0, 44.0), (3.8, -2.9, 42.4), (2.8, -2.6, 41.6), (1.8, -2.5, 43.0)], 0.14, metal('#d8c060', 0.3))
    return {'view': (16, 10), 'fill': 0.86}
