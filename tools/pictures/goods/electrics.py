"""Goods: bulb, flashlight, breaker, wire."""
import math
import random

from art import Art
from builders import box, decal, group, lathe, plate, thread, tube, wrap
from materials import mat, metal, plastic, rubber
from outlines import TAU, rect, rounded
from registry import shape


@shape
def bulb(cap='#f4f4f2', dome='#fffdf6', text='12 W', brand='景川', count=1):
    """An LED bulb with a screw base."""
    def one():
        lathe([(1.35, 2.6), (1.5, 3.2, 0.3), (2.6, 6.0, 1.2), (3.0, 7.0, 0.1)], plastic(cap, 0.3))
        lathe([(3.0, 7.0), (3.05, 7.4, 0.3), (3.1, 8.6, 1.6), (2.5, 10.6, 1.8), (1.0, 11.3, 1.2), (0, 11.3)],
              mat(dome, rough=0.4, coat=0.1))
        lathe([(2.98, 6.95), (3.06, 7.05), (3.02, 7.15)], plastic('#d9d9d6'))
        thread(1.32, 0.55, 2.65, 0.42, 0.14, metal('#c9cbce', 0.22), round_=True)
        lathe([(1.15, 0.58), (1.1, 0.4, 0.1), (0.6, 0.05, 0.1), (0.45, 0.05)], mat('#26262a', rough=0.3))
        lathe([(0.5, 0.06), (0.4, -0.1, 0.1), (0, -0.14)], metal('#b8923f', 0.3))
        a = Art(800, 300, (0, 0, 0, 0))
        a.text(400, 90, brand, 110, '#5a6068', anchor='mm').text(400, 215, text + '  E27', 80, '#5a6068', False, 'mm')
        wrap(a.save(), 2.42, 4.7, 5.6, arc=60, alpha=True)
    for i in range(count):
        group(one, (i * 7.2, i * 1.5, 0.15))
    return {'view': (20, 12), 'fill': 0.78}


@shape
def flashlight(colour='#23262b', text='拓岳'):
    """A metal torch lying, its lens towards the viewer."""
    body = metal(colour, 0.34, grain=0.05, grain_size=30)

    def one():
        lathe([(0, 0), (1.35, 0, 0.2), (1.5, 0.4, 0.2), (1.5, 1.9, 0.1), (1.42, 2.0), (1.42, 2.3), (1.5, 2.4, 0.1), (1.5, 9.5, 0.1), (1.38, 9.7, .1), (1.38, 10.4, 0.1),
               (1.55, 10.6, 0.1), (1.7, 11.2, 0.3), (2.15, 12.6, 0.3), (2.15, 14.2, 0.1), (2.05, 14.3, 0.05), (2.05, 14.5, 0.05), (2.15, 14.6, 0.05), (2.15, 15.2, 0.15), (1.95, 15.3, 0.1), (1.9, 15.1)], body)
        for i in range(24):  # knurled grip
            a = TAU * i / 24
            box(0.16, 0.16, 5.4, body, (1.5 * math.cos(a), 1.5 * math.sin(a), 5.9), (0, 0, math.degrees(a)), 0.06, 2)
        for i in range(5):
            lathe([(1.72 + 0.08 * i, 11.25 + i * 0.27), (1.86 + 0.08 * i, 11.30 + i * 0.27), (1.86 + 0.08 * i, 11.42 + i * 0.27), (1.74 + 0.08 * i, 11.48 + i * 0.27)], body)
        lathe([(0.42, 13.3), (0.7, 13.5, .1), (1.3, 14.2, .4), (1.85, 15.05)], metal('#f2f3f5', 0.06))
        lathe([(0, 13.5), (0.45, 13.5)], mat('#fff1b0', glow=2.5))
        lathe([(0, 13.3), (1.2, 13.3)], mat('#3a3d42', rough=0.3))
        lathe([(0, -0.12), (0.75, -0.12, 0.1), (0.8, 0.02)], rubber())
        box(0.9, 0.5, 1.5, rubber(), (0, -1.45, 9.0), (0, 0, 0), 0.2)
    group(one, (0, 0, 2.15), (0, 82, 0))
    return {'view': (52, 20), 'fill': 0.84}


@shape
def breaker(poles=1, current='C32', brand='拓岳', lever='#1f5fa8'):
    """A miniature circuit breaker of one to four poles."""
    white = plastic('#eceded', 0.38)
    prof = rounded([(0, 0), (0, 1.7), (1.0, 1.7), (1.0, 2.0), (2.5, 2.0), (2.5, 6.4), (1.0, 6.4), (1.0, 6.7), (0, 6.7), (0, 8.0), (-4.4, 8.0), (-4.4, 4.8), (-5.0, 4.6), (-5.0, 3.0), (-4.4, 2.8), (-4.4, 0)], 0.15, True, 4)
    prof = [(x * 0.78, y) for x, y in prof]
    for i in range(poles):
        x = i * 1.78
        # the profile lies in YZ: local X becomes -Y
        plate([(-p[0], p[1]) for p in prof], 1.74, white, (x, 0, 0), (90, 0, 90), bevel=0.06)
        y = -2.5 * 0.78
        a = Art(420, 1060, '#eceded')
        a.text(210, 110, brand, 120, '#c8102e', anchor='mm').text(210, 260, current, 150, '#20262d', anchor='mm')
        a.text(210, 370, '400V~  6000', 56, '#20262d', False, 'mm')
        a.rect(60, 420, 360, 428, '#9aa0a6')
        a.text(210, 960, 'AC 50 Hz', 52, '#20262d', False, 'mm')
        decal(a.save(), 1.58, 4.05, (x, y - 0.012, 4.2), (90, 0, 0), rough=0.45)
        box(0.95, 0.14, 1.35, plastic('#2b2f36'), (x, y, 3.85), bevel=0.06)
        box(0.72, 0.95, 0.55, plastic(lever, 0.3), (x, y - 0.40, 4.05), (18, 0, 0), 0.1)
        for z in (0.9, 7.3):
            lathe([(0.40, 0), (0.40, -0.25)], plastic('#c9cacb'), (x, -0.03, z), (90, 0, 0))
            lathe([(0, 0), (0.36, 0)], mat('#2a2a2a'), (x, -0.015, z), (90, 0, 0))
            lathe([(0, 0.02), (0.26, 0.02, 0.02), (0.29, -0.08)], metal('#d5c48a', 0.3), (x, -0.01, z), (90, 0, 0))
            box(0.46, 0.03, 0.07, mat('#3a3524'), (x, -0.035, z), (0, 20, 0), 0.0)
    if poles > 1:
        box((poles - 1) * 1.78 + 0.7, 0.35, 0.42, plastic(lever, 0.3), ((poles - 1) * 0.89, -2.5 * 0.78 - 0.72, 4.2), (18, 0, 0), 0.1)
    return {'view': (-30, 16) if poles == 1 else (-28, 16)}


@shape
def wire(colour='#c8102e', text='BV 2.5 mm²', brand='景川', length='100 米'):
    """A coil of single-core wire with a ring label."""
    m = plastic(colour, 0.28, coat=0.2)

    def coil():
        rnd = random.Random(3)
        for i in range(7):
            for j in range(8):
                if i in (0, 6) and j in (0, 7):
                    continue
                r = 5.6 + i * 0.53 + rnd.uniform(-0.05, 0.05)
                z = j * 0.56 + rnd.uniform(-0.05, 0.05)
                ph, am = rnd.uniform(0, TAU), rnd.uniform(0.02, 0.10)
                tube([((r + am * math.sin(3 * t + ph)) * math.cos(t), (r + am * math.sin(3 * t + ph)) * math.sin(t), z + am * math.cos(2 * t + ph)) for t in [TAU * q / 48 for q in range(48)]], 0.27, m, cyclic=True)
        for k in range(4):
            t = TAU * k / 4 + 0.5
            loop = [(5.2, -0.4), (9.15, -0.4), (9.15, 4.4), (5.2, 4.4)]
            loop = rounded(loop, 0.5, True, 4)
            tube([(p[0] * math.cos(t), p[0] * math.sin(t), p[1]) for p in loop], 0, mat('#f1f1ee', rough=0.3), cyclic=True, flat=(0.9, 0.06), smooth=False)
        a = Art(1000, 1000, (0, 0, 0, 0))
        a.disc(500, 500, 496, '#fbfbf8').disc(500, 500, 496, None, colour, 26)
        a.text(500, 130, brand + '电线', 110, colour, anchor='mm').text(500, 880, text, 84, '#20262d', anchor='mm')
        a.text(120, 500, length, 70, '#20262d', True, 'mm', 90).text(855, 500, '450/750 V', 54, '#5b6470', False, 'mm', -90)
        px = a.im.load()
        for y in range(1000):
            for x in range(1000):
                if (x - 500) ** 2 + (y - 500) ** 2 < 292 ** 2:
                    px[x, y] = (0, 0, 0, 0)
        decal(a.save(), 17.6, 17.6, (0, 0, 4.50), alpha=True, rough=0.4)
    group(coil, (0, 0, 9.2), (80, 0, 0))
    return {'view': (24, 12)}
