"""Goods: chair, cabinet."""
import math

from art import Art
from builders import box, cylinder, decal, group, lathe, loft, mesh, tube
from materials import mat, metal, plastic, rubber
from outlines import TAU, oval
from prints import mesh_cloth
from registry import shape


@shape
def chair(colour='#2b3038', frame='#1e2024', base='#26282c', lumbar=None):
    """A mesh back office chair with arms."""
    f, b = plastic(frame, 0.42), plastic(base, 0.4)
    cloth = mat(colour, rough=0.9, sheen=0.4, grain=0.5, grain_size=9)
    for i in range(5):  # five-star base and castors
        t = TAU * i / 5 + 0.35
        c, s = math.cos(t), math.sin(t)
        loft([[(c * q - s * y, s * q + c * y, z) for y, z in ((-w, z0), (w, z0), (w * 0.8, z0 + hh), (-w * 0.8, z0 + hh))]
              for q, w, z0, hh in ((3, 2.6, 9.0, 4.2), (16, 2.1, 8.2, 3.2), (29, 1.6, 6.6, 2.2), (30.5, 1.2, 6.7, 1.8))], b, bevel=0.5)
        for k in (-1, 1):
            group(lambda: lathe([(0, 0), (2.4, 0, .4), (2.6, 0.5, .3), (2.6, 1.6, .4), (0, 1.8)], rubber('#1b1c1e')), (c * 29 - s * k * 0.4, s * 29 + c * k * 0.4, 2.6), (90 if k < 0 else -90, 0, math.degrees(t)))
        cylinder(0.8, 3.4, metal(), (c * 29, s * 29, 4.2))
    lathe([(3.4, 8.5), (3.6, 9, .3), (3.4, 15, .3), (2.8, 15.5), (2.6, 26, .2), (1.5, 26.2), (1.5, 40)], b)
    lathe([(1.45, 26), (1.45, 40)], metal('#d0d3d7', 0.12))
    box(20, 24, 4, b, (0, 1, 41), bevel=1.2)
    box(8, 26, 2.5, b, (0, 14, 40.5), (-6, 0, 0), 0.8)
    # seat
    rings = []
    for z, k in ((43.2, 0.90), (44.2, 1.0), (47.5, 1.03), (50.2, 0.99), (51.2, 0.86), (51.4, 0.55)):
        rings.append([(x, y - 1, z + 0.9 * (abs(x) / 25) ** 2 - (1.6 if y < -20 else 0) * ((-y - 20) / 5 if y < -20 else 0)) for x, y, _ in oval(25 * k, 24.5 * k, 0, 48, 3.6)])
    loft(rings, cloth, subsurf=1)
    # back: frame and mesh, leaning back, hollow in the middle
    def back(u, v):
        """u from -1 to 1 across, v from 0 to 1 upwards."""
        z = 53 + 52 * v
        w = 22.5 + 2.0 * math.sin(v * 3.0) - 2.4 * v ** 3
        y = 22 + 5.0 * v + 5 * (v - 0.35) ** 2 - 1.0 - 5.0 * u * u
        return (u * w, y, z)
    edge = [back(-1, v / 12) for v in range(0, 12)] + [back(u / 6 - 1, 1.0) for u in range(0, 12)] + [back(1, 1 - v / 12) for v in range(0, 12)] + [back(1 - u / 6, 0) for u in range(0, 12)]
    edge = [(p[0] * (0.975 if (abs(p[0]) > 20 and (p[2] > 103 or p[2] < 55)) else 1), p[1], p[2]) for p in edge]
    tube(edge, 0, f, cyclic=True, flat=(2.0, 2.6))
    n = 24
    verts, uv, faces = [], [], []
    for i in range(n + 1):
        for j in range(n + 1):
            verts.append(back((2 * j / n - 1) * 0.99, i / n))
            uv.append((j / n, i / n))
    for i in range(n):
        for j in range(n):
            q = i * (n + 1) + j
            faces.append((q, q + 1, q + n + 2, q + n + 1))
    mesh(verts, faces, mat(colour, image=mesh_cloth(colour, 56, 1400), alpha=True, rough=0.8), uv=uv)
    lum = [[(back(u, v)[0], back(u, v)[1] + d, back(u, v)[2]) for u in [k / 10 - 0.8 for k in range(17)]] for v, d in ((0.26, 1.2), (0.42, 1.2))]
    strip = lum[0] + lum[1]
    mesh(strip, [(i, i + 1, 17 + i + 1, 17 + i) for i in range(16)], plastic(lumbar or frame, 0.5), thick=1.2, bevel=0.3)
    tube([(0, 18, 42), (0, 28, 46), (0, 30, 60), (0, 27, 72)], 0, f, flat=(7, 2.6))
    tube([back(-0.98, 0.40), (-12, 25.5, 70), (0, 27, 69), (12, 25.5, 70), back(0.98, 0.40)], 0, f, flat=(3.5, 1.6))
    for k in (-1, 1):  # arms
        tube([(k * 14, 2, 42), (k * 24, 2, 42.5), (k * 30, 2, 48), (k * 30.5, 2, 60), (k * 30.5, 2, 66)], 0, f, flat=(4.5, 2.2))
        loft([[(k * 30.5 + x, y, z) for x, y, _ in oval(4.6 * q, 13.5 * q, 0, 40, 3)] for z, q in ((66, 0.9), (66.6, 1.0), (68.2, 1.0), (69.2, 0.93), (69.4, 0.7))], rubber('#222428'))
    return {'view': (36, 14), 'fill': 0.86}


@shape
def cabinet(colour='#b9bec6', drawers=4):
    """A steel filing cabinet."""
    m = mat(colour, rough=0.38, coat=0.15)
    w, d, h = 46, 60, 33.0 * drawers
    box(w, d, h, m, (0, 0, h / 2 + 3), bevel=0.5)
    box(w - 2, d - 2, 3, mat('#2b2d30', rough=0.6), (0, 0, 1.5), bevel=0.1)
    for i in range(drawers):
        z = 3 + 33.0 * (i + 0.5)
        box(w - 2.4, 2.0, 30.6, m, (0, -d / 2 - 0.6, z), bevel=0.5)
        box(13, 0.5, 3.0, mat('#3a3d42', rough=0.4), (0, -d / 2 - 1.62, z + 4.0), bevel=0.15)
        box(13, 1.4, 0.8, metal('#cfd2d6', 0.25), (0, -d / 2 - 2.1, z + 5.2), bevel=0.25)
        box(8.6, 0.4, 4.0, metal('#cfd2d6', 0.25), (0, -d / 2 - 1.7, z - 3.6), bevel=0.12)
        a = Art(340, 140, '#ffffff')
        a.text(170, 70, ('档案', '合同', '票据', '人事', '资料')[i % 5], 76, '#20262d', anchor='mm')
        decal(a.save(), 7.4, 2.9, (0, -d / 2 - 1.92, z - 3.6), (90, 0, 0))
        lathe([(0, 0), (0.9, 0, .1), (0.95, -0.4)], metal('#cfd2d6', 0.2), (w / 2 - 6, -d / 2 - 2.0, z + 11), (90, 0, 0))
    return {'view': (30, 12), 'fill': 0.86}
