"""Goods: electrical apparatus, switches, sockets, meters, motors."""
import math

from art import Art, shade
from builders import box, cylinder, decal, group, lathe, plate, thread, tube
from labels import mark, panel
from materials import mat, metal, plastic, rubber, steel
from outlines import TAU, rect
from registry import shape


@shape
def strip(colour='#f4f5f6', outlets=4, accent='#1f6fb2', brand='电禾'):
    """A power strip with its cord."""
    w = 7.0 + outlets * 5.4
    skin, dark = plastic(colour, 0.35), mat('#22252a', rough=0.6)
    box(w, 6.4, 3.6, skin, (0, 0, 1.8), bevel=0.6, segs=5)
    for i in range(outlets):
        x = -w / 2 + 6.6 + i * 5.4
        plate(rect(4.4, 4.6, 0.6), 0.12, plastic(shade(colour, -0.04)), (x, 0, 3.6), bevel=0.05)
        for dx, dy, a in ((-0.75, -0.9, 28), (0.75, -0.9, -28), (0, 0.1, 90), (-0.7, 1.3, 90), (0.7, 1.3, 90)):
            box(0.28, 0.95, 0.06, dark, (x + dx, dy, 3.665), (0, 0, a if a != 90 else 0), 0.0)
    box(1.6, 2.6, 0.5, plastic('#c8102e', 0.3), (-w / 2 + 2.4, 0, 3.7), (0, 8, 0), 0.15)
    decal(mark(brand, accent, 500, 160), 3.0, 0.96, (w / 2 - 2.6, -3.215, 1.9), (90, 0, 0), alpha=True)
    cord = plastic('#e6e8ea', 0.4)
    tube([(w / 2 - 0.4, 0, 1.8), (w / 2 + 2.5, 0.2, 1.5), (w / 2 + 6, 3, 0.5), (w / 2 + 4, 8, 0.5), (w / 2 - 6, 9, 0.5), (w / 2 - 14, 7.5, 0.5), (w / 2 - 22, 10, 0.5)], 0.45, cord)
    box(4.2, 3.0, 2.6, skin, (w / 2 - 24, 10.2, 1.3), (0, 0, -12), 0.7)
    for dy in (-0.8, 0.8):
        box(1.8, 0.16, 0.6, metal('#c9b173', 0.25), (w / 2 - 26.6, 10.7 + dy, 1.3), (0, 0, -12), 0.04)
    return {'view': (24, 34), 'fill': 0.9}


@shape
def socket(colour='#f6f7f7', kind='socket', brand='明枢'):
    """Wall plates: a socket and a switch."""
    skin, dark = plastic(colour, 0.28, coat=0.2), mat('#2a2c30', rough=0.6)

    def plate_(switch):
        plate(rect(8.6, 8.6, 0.5), 0.9, skin, (0, 0, 4.3), (90, 0, 0), bevel=0.25, segs=5)
        plate(rect(5.6, 6.4, 0.4), 0.2, plastic(shade(colour, -0.02), 0.25), (0, -0.5, 4.3), (90, 0, 0), bevel=0.08)
        box(7.2, 3.0, 7.2, plastic('#e4e6e8'), (0, 1.8, 4.3), bevel=0.3)
        if switch:
            for k in (-1, 1):
                box(2.6, 0.45, 5.8, skin, (k * 1.38, -0.66, 4.3), (4, 0, 0), 0.12)
                cylinder(0.12, 0.05, mat('#59b56b', glow=0.4), (k * 1.38, -0.9, 2.2), (90, 0, 0))
        else:
            for x, z, a in ((-0.95, 2.9, -28), (0.95, 2.9, 28), (0, 4.1, 0)):
                box(0.3, 0.06, 1.05, dark, (x, -0.605, z), (0, a, 0), 0.0)
            for x in (-0.8, 0.8):
                box(0.3, 0.06, 1.0, dark, (x, -0.605, 6.1), bevel=0.0)
    group(lambda: plate_(kind == 'switch'), (-4.6, 0, 0), (0, 0, -6))
    group(lambda: plate_(kind == 'switch'), (5.4, 2.2, 0), (0, 0, 4))
    return {'view': (22, 14), 'fill': 0.84}


@shape
def meter(colour='#f2b705', text='220.4', brand='伏安里', dark='#26282d'):
    """A digital multimeter with leads."""
    plate(rect(9.4, 18.5, 1.8), 3.6, plastic(colour, 0.4), (0, 0, 1.8), bevel=0.8, segs=6)
    plate(rect(8.0, 16.6, 1.2), 0.5, plastic(dark, 0.4), (0, 0, 3.5), bevel=0.15)
    a = Art(800, 400, '#b8c6b6')
    a.text(730, 215, text, 250, '#1a1f1b', anchor='rm').text(60, 70, 'AUTO', 60, '#1a1f1b').text(60, 340, 'V~', 70, '#1a1f1b')
    decal(a.save(), 6.6, 3.3, (0, 5.6, 3.78), m=mat(image=a.save(), rough=0.15, coat=0.5))
    decal(mark(brand, '#ffffff', 500, 160), 2.6, 0.8, (0, 7.75, 3.78), alpha=True)
    d = Art(900, 900, (0, 0, 0, 0))
    for i, s in enumerate(('OFF', 'V~', 'V', 'mV', 'Ω', '▶', 'μA', 'mA', 'A', 'Hz', '℃', 'hFE')):
        t = TAU * i / 12 - math.pi / 2
        d.text(450 + 390 * math.cos(t), 450 + 390 * math.sin(t), s, 62, '#f1f1ee' if i else '#f2b705', anchor='mm')
    decal(d.save(), 6.8, 6.8, (0, -2.6, 3.78), alpha=True)
    lathe([(0, 1.0), (1.5, 1.0, 0.2), (1.75, 0, 0.1)], plastic('#3a3d42', 0.35), (0, -2.6, 3.75))
    box(0.7, 3.0, 0.5, plastic('#3a3d42', 0.35), (0, -2.6, 4.8), (0, 0, 30), 0.2)
    for i, c in enumerate(('#c8102e', '#1b1c1e', '#1b1c1e')):
        lathe([(0.45, 0), (0.75, 0, 0.1), (0.75, 0.3, 0.1), (0.45, 0.3)], plastic(c, 0.35), (-2.4 + i * 2.4, -7.4, 3.7))
    for k, c in ((-1, '#c8102e'), (1, '#1b1c1e')):
        tube([(k * 2.4 if k < 0 else 0, -7.4, 4.1), (k * 4, -9.5, 3.0), (k * 7.5, -8, 0.5), (k * 8.2, -2, 0.4), (k * 7.6, 3, 0.4)], 0.22, rubber(c, rough=0.4))
        tube([(k * 7.6, 3, 0.5), (k * 7.5, 7.5, 0.5)], 0.5, plastic(c, 0.35), smooth=False)
        tube([(k * 7.5, 7.5, 0.5), (k * 7.45, 9.6, 0.5)], 0.14, steel(), smooth=False)
    return {'view': (10, 56), 'fill': 0.9}


@shape
def motor(colour='#2c5d8f', brand='轴原', plate_text='1.5 kW'):
    """A three-phase motor with feet and cooling ribs."""
    m = mat(colour, rough=0.42, coat=0.15, grain=0.08, grain_size=20)

    def one():
        lathe([(0, 0), (7.4, 0, 0.6), (7.8, 0.8, 0.3), (7.8, 4.0), (7.0, 4.2), (7.0, 20), (7.8, 20.2, 0.2), (7.8, 22.4, 0.5), (3.0, 23.4, 0.3), (2.6, 24.2)], m)
        for i in range(40):
            a = TAU * i / 40
            if math.sin(a) < -0.86:
                continue
            box(1.2, 0.28, 15.6, m, (7.5 * math.cos(a), 7.5 * math.sin(a), 12.2), (0, 0, math.degrees(a)), 0.08, 2)
        lathe([(0, 24.0), (1.3, 24.0), (1.3, 30.4, 0.2), (0, 30.4)], metal('#c4c8ce', 0.18))
        box(0.6, 0.7, 4.6, steel(), (1.1, 0, 28), bevel=0.08)
    group(one, (-14, 0, 9.6), (0, 90, 0))
    for x in (-5.5, 5.5):
        box(3.0, 17, 1.4, m, (x, 0, 0.7), bevel=0.3)
        for k in (-1, 1):
            box(2.6, 2.6, 6.0, m, (x, k * 5.6, 3.2), (k * 12, 0, 0), 0.4)
    box(8.5, 7.5, 4.6, m, (-2, 0, 19.0), bevel=0.5)
    box(8.9, 7.9, 1.0, m, (-2, 0, 21.4), bevel=0.25)
    a = Art(600, 360, '#d9dce0')
    a.text(300, 100, brand, 120, '#20262d', anchor='mm').text(300, 240, plate_text + '  380 V', 84, '#20262d', False, 'mm')
    decal(a.save(), 6.0, 3.6, (4.2, -8.05, 9.8), (90, 0, 0), rough=0.3)
    return {'view': (-32, 18), 'fill': 0.86}


@shape
def gauge(colour='#1f2124', unit='MPa', top=1.6, brand='量川', case='#2a2d31'):
    """A pressure gauge with a threaded stem."""
    m = metal('#c9b173', 0.28)
    lathe([(0, 0), (4.6, 0, 0.3), (5.0, 0.4, 0.3), (5.0, 2.6, 0.2), (5.3, 2.7, 0.1), (5.3, 3.4, 0.25), (4.7, 3.5, 0.1), (4.6, 2.9)], mat(case, rough=0.3, coat=0.4), (0, 1.6, 9.4), (90, 0, 0))
    a = Art(900, 900, '#fbfbfa')
    for i in range(51):
        t = math.radians(225 - 270 * i / 50)
        big = i % 10 == 0
        for q in range(380 if big else 400, 425, 2):
            a.disc(450 + q * math.cos(t), 450 - q * math.sin(t), 4 if big else 2, '#20242a')
        if big:
            a.text(450 + 315 * math.cos(t), 450 - 315 * math.sin(t), '%g' % round(top * i / 50, 2), 66, '#20242a', anchor='mm')
    a.text(450, 620, unit, 78, '#20242a', anchor='mm').text(450, 290, brand, 66, '#20242a', anchor='mm')
    t = math.radians(225 - 270 * 0.38)
    a.poly([(450 + 330 * math.cos(t), 450 - 330 * math.sin(t)), (450 + 16 * math.sin(t), 450 + 16 * math.cos(t)), (450 - 90 * math.cos(t), 450 + 90 * math.sin(t)), (450 - 16 * math.sin(t), 450 - 16 * math.cos(t))], '#c8102e')
    a.disc(450, 450, 34, '#3a3d42')
    decal(a.save(), 9.2, 9.2, (0, -1.2, 9.4), (90, 0, 0), m=mat(image=a.save(), rough=0.25, coat=0.7))
    box(2.0, 2.0, 2.4, m, (0, 0, 3.4), bevel=0.2)
    cylinder(1.0, 2.0, m, (0, 0, 2.2))
    thread(0.95, 0.1, 2.4, 0.28, 0.12, m)
    return {'view': (24, 12), 'fill': 0.82}


@shape
def block(colour='#2a2d32', brand='电禾', name='12 V  65 Ah', line='阀控式铅酸蓄电池', w=26, d=15, h=17, accent='#c8102e'):
    """A storage battery with two terminals."""
    skin = plastic(colour, 0.4)
    box(w, d, h, skin, (0, 0, h / 2), bevel=0.5, segs=4)
    box(w + 0.5, d + 0.5, 2.6, skin, (0, 0, h - 0.8), bevel=0.4)
    for i in range(5):
        box(0.5, 0.4, h - 5, skin, (-w / 2 + w * (i + 0.5) / 5, d / 2, h / 2 - 1), bevel=0.1)
    decal(panel(brand, name, line, accent, 1000, 560, style='band'), w * 0.86, h * 0.62, (0, -d / 2 - 0.02, h * 0.42), (90, 0, 0), rough=0.35)
    for k, c in ((-1, '#c8102e'), (1, '#1b1c1e')):
        lathe([(0, 0), (1.5, 0, 0.2), (1.5, 0.5, 0.1), (0.9, 0.6), (0.9, 1.9, 0.2), (0, 1.9)], plastic(c, 0.35), (k * (w / 2 - 3.6), -d / 4, h + 0.4))
        lathe([(0, 0), (0.6, 0), (0.6, 0.9, 0.1), (0, 0.9)], metal('#b8bcc2', 0.3), (k * (w / 2 - 3.6), -d / 4, h + 2.2))
    tube([(-w * 0.3, 0, h + 0.6), (-w * 0.26, 0, h + 2.8), (0, 0, h + 3.3), (w * 0.26, 0, h + 2.8), (w * 0.3, 0, h + 0.6)], 0, rubber(), flat=(2.0, 0.4))
    return {'view': (28, 20), 'fill': 0.84}


@shape
def enclosure(colour='#c9cdd2', brand='明枢', name='配电箱', lock='#2a2d32', w=30, h=40, d=16):
    """A steel distribution box with a lock and a warning mark."""
    m = mat(colour, rough=0.42, coat=0.1, grain=0.06, grain_size=30)
    box(w, d, h, m, (0, 0, h / 2), bevel=0.4)
    box(w - 0.8, 0.9, h - 0.8, m, (0, -d / 2 - 0.45, h / 2), bevel=0.3)
    cylinder(1.5, 0.8, plastic(lock, 0.35), (w / 2 - 3.4, -d / 2 - 0.8, h / 2), (90, 0, 0))
    box(0.5, 0.5, 2.0, metal('#c4c8ce', 0.2), (w / 2 - 3.4, -d / 2 - 1.7, h / 2), bevel=0.1)
    a = Art(500, 440, (0, 0, 0, 0))
    a.poly([(250, 20), (480, 420), (20, 420)], '#1b1c1e').poly([(250, 62), (446, 402), (54, 402)], '#f2b705')
    a.poly([(270, 130), (196, 270), (246, 270), (222, 380), (312, 226), (262, 226), (300, 130)], '#1b1c1e')
    decal(a.save(), 8.0, 7.0, (0, -d / 2 - 0.92, h * 0.62), (90, 0, 0), alpha=True)
    decal(mark(brand + ' ' + name, '#3a3d42', 900, 160), 11, 2.0, (0, -d / 2 - 0.92, h * 0.42), (90, 0, 0), alpha=True)
    for z in (h * 0.16, h * 0.84):
        cylinder(0.55, 4.0, metal('#9a9ea5', 0.3), (-w / 2 - 0.1, -d / 2 - 0.5, z - 2))
    return {'view': (30, 12), 'fill': 0.84}


@shape
def floodlight(colour='#2a2d31', brand='流萤谷', lens='#f6f3e4'):
    """A floodlight with a bracket and ribs."""
    m = mat(colour, rough=0.45, grain=0.06, grain_size=20)
    plate(rect(24, 18, 1.4), 3.0, m, (0, 0, 14), (100, 0, 0), bevel=0.5)
    group(lambda: [box(0.5, 3.0, 14, m, (-10 + i * 2, 0, 0), bevel=0.1) for i in range(11)], (0, 2.6, 13.4), (10, 0, 0))

    def front():
        a = Art(800, 560, '#f4f1e2')
        for i in range(10):
            for j in range(7):
                a.rect(60 + i * 70, 50 + j * 68, 104 + i * 70, 94 + j * 68, '#f3d98a', 8)
        decal(a.save(), 20.5, 14.4, (0, 0, 0), m=mat(image=a.save(), rough=0.08, coat=1.0))
    group(front, (0, -1.55, 13.75), (100, 0, 0))
    tube([(-13, 0.8, 14), (-13.4, 1.6, 5), (-12, 2.0, 1.0), (12, 2.0, 1.0), (13.4, 1.6, 5), (13, 0.8, 14)], 0, m, flat=(2.4, 0.5))
    for k in (-1, 1):
        cylinder(1.0, 1.0, steel(), (k * 12.6, 0.8, 14), (0, k * 90, 0))
    return {'view': (24, 12), 'fill': 0.84}


@shape
def tubelight(colour='#fbfbf6', count=3, length=60):
    """LED tubes lying beside each other."""
    for i in range(count):
        def one():
            cylinder(1.3, length, mat(colour, rough=0.35, coat=0.2, glow=0.12))
            for z, k in ((-1.8, 1), (length - 0.2, 1)):
                cylinder(1.36, 2.0, metal('#c9ccd1', 0.25), (0, 0, z), edge=0.1)
            for z in (-3.2, length + 1.8):
                for k in (-0.6, 0.6):
                    cylinder(0.16, 1.4, metal('#d0b060', 0.25), (k, 0, z), segs=16)
        group(one, (-length / 2 + i * 1.5, i * 4.6, 1.4), (0, 90, 6 - i * 2))
    return {'view': (36, 30), 'fill': 0.9}


@shape
def contactor(colour='#e9eaeb', dark='#33373d', brand='明枢', text='AC 220 V  32 A'):
    """A contactor on a rail."""
    box(4.5, 7.2, 6.2, plastic(dark, 0.42), (0, 0, 3.9), bevel=0.2)
    box(4.5, 5.4, 2.4, plastic(colour, 0.4), (0, -1.2, 3.9), bevel=0.15)
    box(4.5, 2.6, 5.0, plastic(colour, 0.4), (0, -4.2, 3.9), bevel=0.25)
    box(2.2, 0.5, 1.2, plastic(dark, 0.4), (0, -5.6, 4.6), bevel=0.12)
    for z in (1.3, 6.5):
        for i in range(3):
            x = -1.4 + i * 1.4
            box(1.1, 1.6, 1.2, plastic('#2a2d32'), (x, -3.2, z), bevel=0.1)
            lathe([(0, 0.02), (0.36, 0.02, 0.02), (0.4, -0.08)], metal('#d5c48a', 0.3), (x, -4.02, z), (90, 0, 0))
            box(0.6, 0.03, 0.1, mat('#3a3524'), (x, -4.06, z), (0, 25, 0), 0.0)
    decal(mark(brand, '#1f5fa8', 500, 160), 2.4, 0.76, (0, -5.52, 5.8), (90, 0, 0), alpha=True)
    decal(mark(text, '#20262d', 900, 130), 3.6, 0.52, (0, -5.52, 2.6), (90, 0, 0), alpha=True)
    return {'view': (-30, 18), 'fill': 0.8}


@shape
def button(colour='#c8102e', ring_='#f2b705', text='急停'):
    """Push buttons for panels: a mushroom head and two flush ones."""
    def one(c, mushroom):
        m = metal('#c4c8ce', 0.22)
        lathe([(0, -3.0), (1.25, -3.0), (1.25, 0), (1.75, 0.02, 0.1), (1.75, 0.6, 0.15), (1.2, 0.75)], m if not mushroom else plastic('#2a2d32'))
        box(2.9, 3.4, 3.4, plastic('#2a2d32', 0.4), (0, 0, -4.4), bevel=0.2)
        if mushroom:
            lathe([(0.9, 0.5), (0.9, 1.5), (2.1, 1.9, 0.3), (2.2, 2.5, 0.3), (1.2, 3.1, 0.5), (0, 3.2)], plastic(c, 0.25, coat=0.4))
            lathe([(1.3, 0.6), (3.0, 0.62, 0.05), (3.0, 0.8, 0.05), (1.3, 0.82)], plastic(ring_))
        else:
            lathe([(1.15, 0.6), (1.15, 1.0, 0.15), (0, 1.1)], plastic(c, 0.2, coat=0.5))
    group(lambda: one(colour, True), (0, 0, 6.1), (58, 0, 0))
    group(lambda: one('#2d936c', False), (5.4, 1.8, 6.1), (58, 0, 0))
    group(lambda: one('#1f5fa8', False), (-5.4, 1.8, 6.1), (58, 0, 0))
    return {'view': (14, 18), 'fill': 0.84}
