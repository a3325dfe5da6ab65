"""Goods: water, spray."""
import math

from art import Art, shade
from builders import box, group, lathe, loft, mesh, plate, wrap
from materials import mat, plastic
from outlines import TAU, oval, rounded, spline
from registry import shape


@shape
def water(colour='#2a7fc1', brand='碧泉', name='饮用天然水', line='550 ml', count=3):
    """Bottles of drinking water."""
    pet = mat('#f4fbff', rough=0.03, clear=1.0, ior=1.12)

    def one():
        p = [(0, 0.5), (1.6, 0.35, 0.2), (2.2, 0.0, 0.25), (2.95, 0.15, 0.4), (3.1, 1.0, 0.3)]
        z = 1.6
        for _ in range(4):
            p += [(3.1, z, 0.2), (2.88, z + 0.35, 0.25), (3.1, z + 0.7, 0.2)]
            z += 1.05
        p += [(3.1, 6.4, 0.2), (3.0, 6.6, 0.1), (3.0, 12.0, 0.1), (3.1, 12.2, 0.2), (3.1, 13.4, 0.5), (2.6, 15.6, 1.0), (1.45, 18.2, 0.8), (1.32, 19.2, 0.2), (1.32, 20.4)]
        lathe(p, pet)
        lathe([(0, 0.65), (2.0, 0.5, 0.3), (2.75, 0.8, 0.4), (2.85, 6.4), (2.82, 12.4), (2.8, 13.4, 0.5), (2.35, 15.6, .8), (1.9, 16.6), (0, 16.6)], mat('#f7fcff', rough=0.0, clear=1.0, ior=1.15))
        a = Art(1600, 460, '#ffffff')
        a.fade('#e8f4fb', '#ffffff').wave(270, 40, shade(colour, 0.5), 0.2, 2).wave(320, 36, colour, 1.5, 2)
        for i in range(2):
            cx = 400 + 800 * i
            a.text(cx, 120, brand, 150, colour, anchor='mm').text(cx, 245, name, 70, '#174a73', anchor='mm').text(cx, 405, line, 56, '#ffffff', anchor='mm')
        wrap(a.save(), 3.04, 6.7, 11.9, rough=0.2, coat=0.4, middle=180)
        cap = plastic(colour, 0.3)
        lathe([(1.55, 19.0), (1.6, 19.0), (1.6, 19.35, 0.05), (1.5, 19.4)], cap)
        lathe([(1.5, 19.45), (1.55, 19.5, 0.05), (1.55, 20.7, 0.15), (0, 20.75)], cap)
        for i in range(48):
            t = TAU * i / 48
            box(0.07, 0.09, 1.0, cap, (1.55 * math.cos(t), 1.55 * math.sin(t), 20.05), (0, 0, math.degrees(t)), 0.0)
    for i in range(count):
        group(one, ((i - (count - 1) / 2) * 6.9, (i % 2) * 1.2, 0), (0, 0, (i * 17) % 40 - 14))
    return {'view': (14, 9), 'see_through': True, 'shadow': 0.5}


@shape
def spray(colour='#2d936c', brand='洁岸', name='多用途清洁剂', line='500 ml  去油去污', liquid='#e9f2ee'):
    """A trigger spray bottle with a label."""
    body = plastic(liquid, 0.28, coat=0.2)
    sec = [(4.4, 2.7, 0.0), (4.6, 2.9, 0.4), (4.6, 2.9, 3), (4.55, 2.85, 8), (4.45, 2.8, 12.5), (4.0, 2.6, 15.0), (2.9, 2.2, 17.0), (1.8, 1.75, 18.3), (1.4, 1.4, 18.9), (1.35, 1.35, 20)]
    pts = spline(sec, 5)
    loft([oval(p[0], p[1], p[2], 64, 2.6 if p[2] < 15 else 2.0) for p in pts], body, angle=50)
    a = Art(900, 900, '#ffffff')
    a.fade('#ffffff', '#f3f8f6').wave(640, 40, shade(colour, 0.4), 0.4, 1).wave(700, 46, colour, 1.6, 1)
    a.text(450, 150, brand, 190, colour, anchor='mm').text(450, 340, name, 108, '#20262d', anchor='mm').text(450, 460, line, 64, '#5b6470', False, 'mm')
    a.text(450, 810, '厨房 · 台面 · 玻璃', 76, '#ffffff', anchor='mm')
    grid, uv, fs = [], [], []
    for i in range(25):
        t = math.radians(-90 - 62 + 124 * i / 24)
        q = oval(4.58, 2.88, 0, 720, 2.6)[int((math.degrees(t) % 360) * 2)]
        for z, v in ((2.6, 0), (11.8, 1)):
            grid.append((q[0] * 1.012, q[1] * 1.012, z))
            uv.append((i / 24, v))
    xs = [g[0] for g in grid]
    uv = [((g[0] - min(xs)) / (max(xs) - min(xs)), u[1]) for g, u in zip(grid, uv)]
    for i in range(24):
        fs.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh(grid, fs, mat(image=a.save(), rough=0.3, coat=0.2), uv=uv)
    trig, white = plastic(colour, 0.32), plastic('#f5f5f4', 0.32)
    lathe([(1.75, 18.7), (1.8, 18.75, 0.1), (1.8, 20.6, 0.15), (1.3, 20.8)], trig)
    for i in range(40):
        t = TAU * i / 40
        box(0.08, 0.12, 1.5, trig, (1.8 * math.cos(t), 1.8 * math.sin(t), 19.6), (0, 0, math.degrees(t)), 0.0)
    head = rounded([(2.4, 20.7), (2.6, 22.0), (2.3, 24.0), (0.5, 24.7), (-4.6, 24.3), (-4.8, 23.0), (-1.6, 22.5), (-1.4, 20.7)], 0.7, True)
    plate(head, 2.3, white, (0, 0, 0), (90, 0, 0), bevel=0.45, segs=6)
    lever = rounded([(-2.0, 22.6), (-3.3, 22.6), (-3.6, 20.8), (-4.4, 18.8), (-4.0, 18.4), (-3.3, 19.2), (-2.6, 21.0)], 0.4, True)
    plate(lever, 1.5, trig, (0, 0, 0), (90, 0, 0), bevel=0.3, segs=5)
    lathe([(0, 0), (0.95, 0, 0.1), (1.0, 1.2, 0.1), (0.6, 1.35), (0.3, 1.36), (0.28, 1.1), (0, 1.1)], trig, (-4.6, 0, 23.65), (0, -90, 0), segs=6)
    return {'view': (18, 10)}
