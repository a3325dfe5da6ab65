"""Goods: computers' parts, printers, network and office machines."""
import math

from art import Art, shade
from builders import box, cylinder, decal, group, lathe, plate, tube
from labels import mark, panel
from materials import mat, metal, plastic, rubber, steel
from outlines import TAU, rect, rounded
from registry import shape


@shape
def keyboard(colour='#2a2d32', key='#34383f', light='#ffffff'):
    """A keyboard with a number pad."""
    box(44, 14.6, 1.6, plastic(colour, 0.45), (0, 0, 1.1), (3, 0, 0), 0.5, 5)
    k = plastic(key, 0.45)

    def keys():
        for row, n in enumerate((15, 15, 15, 13, 12)):
            y = 4.9 - row * 2.0
            pitch = 29.6 / n
            for i in range(n):
                box(pitch - 0.24, 1.72, 0.7, k, (-21.2 + pitch * (i + 0.5), y, 0), bevel=0.22, segs=2)
        for i, wdt in enumerate((2.3, 2.3, 2.3, 12.4, 2.3, 2.3, 2.3)):
            x = -21.2 + (1.25, 3.8, 6.35, 13.9, 21.5, 24.1, 26.8)[i] * 1.055
            box(wdt, 1.72, 0.7, k, (x, -5.1, 0), bevel=0.22, segs=2)
        for i in range(3):
            for j in range(2):
                box(1.75, 1.72, 0.7, k, (9.9 + i * 2.0, 4.9 - j * 2.0, 0), bevel=0.22, segs=2)
        for dx, dy in ((1, -3.1), (0, -5.1), (1, -5.1), (2, -5.1)):
            box(1.75, 1.72, 0.7, k, (9.9 + dx * 2.0, dy, 0), bevel=0.22, segs=2)
        for i in range(4):
            for j in range(5):
                box(1.75, 1.72, 0.7, k, (16.6 + i * 1.69, 2.9 - j * 2.0, 0), bevel=0.22, segs=2).scale = (0.86, 1, 1)
        for x in (16.8, 18.4, 20.0):
            cylinder(0.14, 0.06, mat('#6fd08a', glow=0.6), (x, 5.6, -0.3))
    group(keys, (0, 0, 2.0), (3, 0, 0))
    return {'view': (16, 34), 'fill': 0.9}


@shape
def drive(colour='#22262c', brand='澜芯', name='固态硬盘', size='1 TB', accent='#1f6fb2'):
    """A solid-state drive before its box."""
    f = mat(image=panel(brand, name, size, accent, 900, 620, style='full'), rough=0.35, coat=0.2)
    box(13, 3.2, 16.5, mat(accent, rough=0.35), (3.0, 3.0, 8.25), (0, 0, -6), 0.12, faces={'front': f})
    plate(rect(7.0, 10.0, 0.4), 0.7, metal(colour, 0.36), (-3.4, -3.0, 5.1), (80, 0, 12), bevel=0.12)

    def face():
        a = Art(600, 860, (0, 0, 0, 0))
        a.rect(0, 560, 600, 860, accent).text(50, 120, brand, 120, '#ffffff').text(50, 680, size, 130, '#ffffff').text(50, 790, 'SATA 2.5"', 60, '#ffffff', False)
        decal(a.save(), 6.4, 9.2, (0, 0, 0.36), alpha=True)
    group(face, (-3.4, -3.0, 5.1), (80, 0, 12))
    return {'view': (14, 14), 'fill': 0.84}


@shape
def usb(colour='#2a2d32', size='64 GB', brand='澜芯'):
    """Two USB sticks with a swivel cap."""
    def one():
        plate(rect(3.9, 1.7, 0.6), 0.8, plastic(colour, 0.35), (0, 0, 0.5), bevel=0.25)
        plate(rect(1.5, 1.2, 0.06), 0.45, metal('#c9ccd1', 0.2), (2.6, 0, 0.5), bevel=0.04)
        for y in (-0.28, 0.28):
            box(0.3, 0.26, 0.02, mat('#2a2d32'), (2.7, y, 0.735), bevel=0.0)
        m = metal('#c4c8ce', 0.25)
        for z in (0.02, 0.98):
            plate(rect(3.6, 1.78, 0.7), 0.07, m, (-0.6, 0, z), bevel=0.02)
        box(0.08, 1.5, 1.0, m, (-2.38, 0, 0.5), bevel=0.03)
        decal(mark(size, '#2a2d32', 500, 200), 1.7, 0.68, (-0.7, 0, 1.03), alpha=True)
    group(one, (-1.5, 1.2, 0), (0, 0, 20))
    group(one, (1.2, -1.4, 0), (0, 0, -12))
    return {'view': (12, 40), 'fill': 0.84}


@shape
def ram(colour='#1c5b3a', chip='#1b1d20', count=2):
    """Memory modules."""
    def one():
        box(13.3, 0.14, 3.1, mat(colour, rough=0.35, coat=0.2), (0, 0, 1.55), bevel=0.02)
        for i in range(8):
            box(1.15, 0.14, 1.5, plastic(chip, 0.35), (-5.6 + i * 1.6 + (0.2 if i > 3 else 0), -0.13, 1.95), bevel=0.03)
        for i in range(60):
            if abs(i - 33) > 1:
                box(0.13, 0.16, 0.42, metal('#d9b25f', 0.25), (-6.3 + i * 0.214, 0, 0.28), bevel=0.0)
        a = Art(400, 180, '#fbfbfa')
        a.text(200, 60, 'DDR4 3200', 66, '#20262d', anchor='mm').bars(60, 100, 280, 30, 4)
        decal(a.save(), 2.6, 1.15, (0.9, -0.215, 2.0), (90, 0, 0), rough=0.5)
    for i in range(count):
        group(one, (i * 1.2, i * 2.6, 0), (-14, 0, -6 * i))
    return {'view': (16, 20), 'fill': 0.88}


@shape
def switch(colour='#23272d', ports=16, brand='网屿'):
    """A network switch."""
    w = 44 if ports > 8 else 20
    box(w, 18, 4.4, mat(colour, rough=0.45, grain=0.06, grain_size=30), (0, 0, 2.4), bevel=0.2)
    if w > 30:
        for k in (-1, 1):
            box(3.4, 0.3, 4.4, mat(colour, rough=0.45), (k * (w / 2 + 1.4), -8.6, 2.4), bevel=0.06)
    rows = 2 if ports > 8 else 1
    cols = ports // rows
    pitch = 1.62
    x0 = w / 2 - 2.4 - pitch * cols if ports > 8 else -w / 2 + 5.4
    for r in range(rows):
        for c in range(cols):
            x, z = x0 + pitch * (c + 0.5), 1.6 + r * 1.75 if rows == 2 else 2.2
            box(1.34, 0.3, 1.3, metal('#b9bdc4', 0.3), (x, -9.0, z), bevel=0.05)
            box(1.1, 0.1, 0.95, mat('#0d0e10', rough=0.7), (x, -9.14, z - 0.02), bevel=0.0)
            box(0.16, 0.06, 0.1, mat('#58d07c', glow=1.2), (x - 0.4, -9.12, z + 0.75), bevel=0.0)
    decal(mark(brand, '#ffffff', 500, 160), 4.2, 1.35, (-w / 2 + 4.0, -9.02, 3.2 if ports > 8 else 3.7), (90, 0, 0), alpha=True)
    for i in range(3):
        box(0.3, 0.06, 0.2, mat('#58d07c', glow=1.0), (-w / 2 + 2.4 + i * 0.9, -9.03, 1.4), bevel=0.0)
    return {'view': (24, 20), 'fill': 0.9}


@shape
def router(colour='#f4f5f6', brand='网屿'):
    """A wireless router with aerials."""
    skin = plastic(colour, 0.35)
    plate(rect(24, 15, 2.2), 2.8, skin, (0, 0, 1.8), bevel=0.9, segs=6)
    for i in range(11):
        box(0.3, 7, 0.2, mat(shade(colour, -0.25), rough=0.6), (-5 + i * 1.0, 1, 3.2), bevel=0.0)
    for i in range(5):
        box(0.5, 0.2, 0.2, mat('#58c07c', glow=0.6), (-4 + i * 2, -7.45, 2.0), bevel=0.0)
    decal(mark(brand, shade(colour, -0.55), 500, 160), 4.0, 1.28, (7.0, -4.6, 3.215), alpha=True)
    for k, lean in ((-1, -10), (-0.35, -3), (0.35, 3), (1, 10)):
        cylinder(0.75, 1.6, skin, (k * 10.4, 7.0, 2.0))
        tube([(k * 10.4, 7.2, 2.6), (k * 10.4 + math.sin(math.radians(lean)) * 16, 7.6, 18)], 0, skin, flat=(1.6, 1.0), smooth=False)
    return {'view': (22, 22), 'fill': 0.86}


@shape
def tower(colour='#202328', brand='星砚', silver='#8e939a'):
    """A desktop computer's case."""
    box(17, 38, 36, mat(colour, rough=0.42, grain=0.05), (0, 0, 18.6), bevel=0.6)
    box(16.6, 1.4, 35.4, plastic(shade(colour, 0.06), 0.3), (0, -19.4, 18.6), bevel=0.5)
    box(0.7, 1.6, 33, metal(silver, 0.3), (-4.4, -19.6, 18.6), bevel=0.15)
    for i in range(16):
        box(9, 0.1, 0.5, mat('#0e0f11', rough=0.7), (2.2, -20.13, 6 + i * 0.95), bevel=0.0)
    box(9.5, 0.2, 1.6, plastic('#15171a', 0.25), (2.2, -20.1, 32), bevel=0.08)
    cylinder(0.85, 0.3, metal('#c9ccd1', 0.25), (6.2, -20.0, 28.6), (90, 0, 0))
    for i in range(3):
        box(1.3, 0.15, 0.55, mat('#0e0f11', rough=0.6), (-0.8 + i * 2.1, -20.12, 28.6), bevel=0.04)
    decal(mark(brand, '#d9dce0', 500, 160), 4.0, 1.28, (2.2, -20.14, 23.8), (90, 0, 0), alpha=True)
    for x in (-6, 6):
        box(3, 30, 0.8, rubber(), (x, 0, 0.4), bevel=0.2)
    return {'view': (34, 14), 'fill': 0.84}


@shape
def printer(colour='#eceef0', dark='#2a2d32', brand='印川', multi=False):
    """A laser printer with paper in its trays."""
    skin, d = plastic(colour, 0.4), plastic(dark, 0.4)
    plate(rect(39, 36, 2.4), 15, skin, (0, 0, 13), bevel=0.8, segs=5)
    plate(rect(39.4, 36.4, 2.4), 5.2, d, (0, 0, 3.0), bevel=0.6)
    top = 20.5
    if multi:
        plate(rect(38, 34, 2.2), 4.6, d, (0, 0.5, 24.4), bevel=0.7)
        box(38, 32, 1.0, skin, (0, 0.5, 27.2), bevel=0.4)
        for k in (-1, 1):
            box(4, 26, 4.5, skin, (k * 16.4, 3, 21.6), bevel=0.5)
    else:
        box(26, 18, 0.6, d, (0, 2, top + 0.1), (-6, 0, 0), 0.2)
    for i in range(6):
        box(21, 16, 0.05, mat('#ffffff', rough=0.7), (0.06 * i, 0 - 0.1 * i, top + 0.9 + 0.07 * i), (-6, 0, 0.5 * i), 0.0)
    box(39.2, 0.5, 0.2, mat('#9aa0a6'), (0, -18.1, 5.9), bevel=0.0)
    box(12, 0.8, 1.4, d, (0, -18.2, 3.2), bevel=0.3)
    plate(rect(9, 3.2, 0.4), 0.5, d, (12.5, -16.6, 20.8), (30, 0, 0), bevel=0.12)
    a = Art(500, 170, '#10241c')
    a.text(250, 85, '就绪', 90, '#7fe0a8', anchor='mm')
    decal(a.save(), 4.6, 1.6, (11.4, -16.75, 21.08), (30, 0, 0), m=mat(image=a.save(), rough=0.15))
    cylinder(0.55, 0.3, mat('#58d07c', glow=0.5), (15.8, -16.9, 20.9), (30, 0, 0))
    decal(mark(brand, '#3a3d42', 500, 160), 6.0, 1.92, (-12, -18.06, 16.5), (90, 0, 0), alpha=True)
    return {'view': (30, 22), 'fill': 0.86}


@shape
def projector(colour='#f2f3f4', brand='印川', dark='#1b1d20'):
    """A projector with its lens to the front."""
    skin = plastic(colour, 0.35)
    plate(rect(33, 25, 3.0), 9.0, skin, (0, 0, 5.4), bevel=1.4, segs=6)
    for i in range(14):
        box(0.5, 0.2, 4.6, mat('#2a2d32', rough=0.7), (-13.2 + i * 0.85, -12.45, 5.2), bevel=0.0)
    lathe([(0, 0), (4.8, 0, 0.3), (4.8, 2.0, 0.3), (4.0, 2.2, 0.2), (3.6, 0.8)], plastic(dark, 0.35), (8.2, -11.4, 5.4), (90, 0, 0))
    lathe([(3.55, 0.9), (2.6, 1.5, 0.5), (0, 1.8)], mat('#10141f', rough=0.04, coat=1.0), (8.2, -11.6, 5.4), (90, 0, 0))
    lathe([(4.05, 2.0), (4.2, 2.25), (4.35, 2.0)], metal('#c9ccd1', 0.2), (8.2, -11.4, 5.4), (90, 0, 0))
    decal(mark(brand, '#5b6470', 500, 160), 5.0, 1.6, (-8.0, -2, 9.92), alpha=True)
    for i in range(4):
        cylinder(0.5, 0.2, plastic('#9aa0a6'), (3 + i * 1.8, 6, 9.85))
    for x in (-12, 12):
        cylinder(1.1, 1.0, rubber(), (x, -8, 0))
    return {'view': (22, 20), 'fill': 0.86}


@shape
def calculator(colour='#e9ebee', dark='#2f343b', brand='简砚', text='12,680.50'):
    """A desk calculator."""
    plate(rect(14.5, 18.5, 1.6), 1.8, plastic(colour, 0.4), (0, 0, 1.6), (6, 0, 0), 0.5, 5)

    def top():
        plate(rect(13.2, 4.8, 0.6), 0.5, plastic(dark, 0.3), (0, 6.2, 0.1), bevel=0.15)
        a = Art(900, 260, '#b9c6b4')
        a.text(860, 140, text, 165, '#1a1f1b', anchor='rm')
        decal(a.save(), 11.4, 3.1, (0, 6.0, 0.37), m=mat(image=a.save(), rough=0.12, coat=0.5))
        names = 'MC M+ M- √ C|7 8 9 ÷ %|4 5 6 × CE|1 2 3 - =|0 00 . + ='.split('|')
        for r, line in enumerate(names):
            for c, s in enumerate(line.split()):
                colour_ = '#c8102e' if s in ('C', 'CE') else '#3a3f47' if s in ('÷', '×', '-', '+', '=', '%', '√') else '#fdfdfd' if s[0] in '0123456789.' else '#8e949c'
                x, y = -5.2 + c * 2.6, 2.4 - r * 2.15
                box(2.1, 1.65, 0.7, plastic(colour_, 0.35), (x, y, 0.25), bevel=0.2, segs=3)
                decal(mark(s, '#20262d' if colour_ == '#fdfdfd' else '#ffffff', 200, 160), 1.5, 1.2, (x, y, 0.62), alpha=True)
    group(top, (0, 0, 2.55), (6, 0, 0))
    return {'view': (16, 46), 'fill': 0.84}


@shape
def phone(colour='#2a2d32', brand='印川'):
    """A desk telephone."""
    skin = plastic(colour, 0.4)
    plate(rounded([(-9, 0), (9, 0), (9, 2.0), (-9, 6.6)], 0.6, True), 20, skin, (0, 0, 0), (90, 0, 90), bevel=0.5)

    def face():
        box(4.4, 18, 1.4, plastic(shade(colour, 0.05), 0.35), (-7.0, 0, 0.9), bevel=0.5)
        for y in (-7.6, 7.6):
            box(4.6, 4.6, 3.0, skin, (-7.0, y, 2.2), bevel=1.0)
        box(3.6, 19.6, 2.0, skin, (-7.0, 0, 3.8), bevel=0.9)
        a = Art(700, 300, '#a9bca8')
        a.text(350, 110, '11-29  10:24', 100, '#1a1f1b', anchor='mm').text(350, 230, brand, 80, '#1a1f1b', anchor='mm')
        decal(a.save(), 10.0, 4.2, (3.4, 5.4, 0.08), m=mat(image=a.save(), rough=0.15, coat=0.5))
        for i, s in enumerate('123456789*0#'):
            x, y = 0.2 + (i % 3) * 2.6, 1.2 - (i // 3) * 2.0
            box(2.0, 1.45, 0.6, plastic('#4a4f57', 0.35), (x, y, 0.2), bevel=0.25, segs=3)
            decal(mark(s, '#ffffff', 200, 160), 1.2, 0.96, (x, y, 0.52), alpha=True)
        for i in range(4):
            box(1.6, 1.0, 0.5, plastic('#6b717a', 0.35), (8.4, 1.2 - i * 2.0, 0.2), bevel=0.2)
    group(face, (0, 0, 4.5), (14.4, 0, 0))
    tube([(-8, -8.5, 3), (-10.5, -11, 0.8), (-13, -6, 0.5), (-12.5, 2, 0.5), (-11, 6, 1.5)], 0.4, rubber(colour))
    return {'view': (18, 40), 'fill': 0.86}


@shape
def microwave(colour='#2a2d32', brand='明序', door='#101214'):
    """A microwave oven."""
    box(48, 36, 28, mat('#c4c8ce' if colour == 'steel' else colour, rough=0.4), (0, 0, 15), bevel=0.6)
    box(35, 1.6, 26.4, plastic(colour, 0.3), (-6.2, -18.4, 15), bevel=0.4)
    plate(rect(28, 18, 1.6), 0.3, mat(door, rough=0.06, coat=1.0), (-6.4, -19.3, 15.4), (90, 0, 0), bevel=0.08)
    box(12.0, 1.6, 26.4, plastic(shade(colour, 0.06), 0.3), (17.8, -18.4, 15), bevel=0.3)
    a = Art(400, 200, '#0b1a12')
    a.text(200, 105, '10:24', 150, '#63e39a', anchor='mm')
    decal(a.save(), 8.6, 4.0, (17.8, -19.23, 24), (90, 0, 0), m=mat(image=a.save(), rough=0.1))
    for i in range(9):
        box(2.4, 0.4, 1.6, plastic('#4a4f57', 0.4), (15 + (i % 3) * 2.8, -19.3, 19 - (i // 3) * 2.3), bevel=0.15)
    lathe([(0, 0), (2.6, 0, 0.2), (2.5, 1.6, 0.3), (0, 1.8)], metal('#c4c8ce', 0.25), (17.8, -19.2, 8), (90, 0, 0))
    tube([(10.3, -19.2, 5), (10.3, -21.2, 6), (10.3, -21.2, 24), (10.3, -19.2, 25)], 0, metal('#c4c8ce', 0.25), flat=(1.2, 1.0))
    decal(mark(brand, '#d9dce0', 500, 160), 4.6, 1.5, (-6.4, -19.25, 4.4), (90, 0, 0), alpha=True)
    return {'view': (24, 12), 'fill': 0.86}


@shape
def shredder(colour='#23262b', brand='印川', bin_='#33373e'):
    """A paper shredder on its bin with paper going in."""
    plate(rect(34, 25, 3.0), 42, plastic(bin_, 0.42), (0, 0, 21), bevel=0.8)
    plate(rect(35, 26, 3.2), 12, plastic(colour, 0.3), (0, 0, 48), bevel=1.6, segs=6)
    box(24, 1.0, 0.2, mat('#060708', rough=0.8), (0, -1, 54.05), bevel=0.0)
    box(21, 0.12, 13, mat('#ffffff', rough=0.7), (0, -1, 59), (6, 0, 0), 0.0)
    plate(rect(14, 22, 2.0), 0.2, mat('#15171a', rough=0.1, coat=0.8), (0, -12.55, 20), (90, 0, 0), bevel=0.06)
    for i in range(26):
        box(0.5, 0.1, 6 + (i * 7) % 5, mat('#f4f4f0', rough=0.8), (-6.2 + i * 0.49, -12.5, 13 + (i * 5) % 4), (0, (i * 37) % 50 - 25, 0), 0.0)
    for i in range(3):
        cylinder(0.7, 0.3, plastic('#58616c', 0.3), (-12 + i * 2.4, -9, 54.0))
    decal(mark(brand, '#d9dce0', 500, 160), 5.6, 1.8, (0, -13.06, 47), (90, 0, 0), alpha=True)
    return {'view': (26, 18), 'fill': 0.86}


@shape
def camera(colour='#f1f2f3', lens='#0f1114', brand='网屿'):
    """A bullet camera on its bracket."""
    skin = plastic(colour, 0.32)

    def body():
        lathe([(0, 0), (3.0, 0, 0.6), (3.4, 1.2, 0.5), (3.4, 15.4, 0.2), (3.7, 15.6, 0.2), (3.7, 17.0, 0.3), (3.2, 17.1, 0.1), (3.1, 16.6)], skin)
        lathe([(0, 16.6), (3.1, 16.6)], mat(lens, rough=0.08, coat=1.0))
        lathe([(1.3, 16.65), (1.5, 16.9, 0.1), (1.5, 16.65)], metal('#3a3d42', 0.3))
        lathe([(1.3, 16.7), (0.8, 16.95, 0.2), (0, 17.05)], mat('#161c33', rough=0.03, coat=1.0))
        for i in range(12):
            t = TAU * i / 12
            cylinder(0.28, 0.12, mat('#5a2020', rough=0.1, coat=1.0), (2.3 * math.cos(t), 2.3 * math.sin(t), 16.6))
        tube([(0, 3.5, 1.5), (0, 4.0, 8), (0, 4.0, 18.6)], 0, skin, flat=(6.0, 0.4), smooth=False)
    group(body, (-2, 7.5, 12), (96, 0, 26))
    tube([(-2, 4, 9), (-2, 5, 5.5), (-2, 8, 3)], 1.1, skin)
    lathe([(0, 0), (3.6, 0, 0.3), (3.6, 1.6, 0.4), (1.6, 2.6, 0.4), (0, 3)], skin, (-2, 9, 0.2))
    return {'view': (20, 10), 'fill': 0.84}


@shape
def scale(colour='#d9dce0', brand='量川', text='15.00'):
    """A bench scale with a steel pan."""
    plate(rect(34, 30, 2.0), 4.0, plastic(colour, 0.42), (0, 0, 4.6), bevel=0.6)
    plate(rect(33, 24, 1.6), 1.0, metal('#c9ccd1', 0.3), (0, 2.8, 8.6), bevel=0.4)
    plate(rounded([(-3, 0), (6, 0), (3.6, 6.4), (-1, 6.4)], 0.8, True), 30, plastic(shade(colour, -0.5), 0.42), (0, -13.6, 2.6), (90, 0, 90), bevel=0.4)

    def face():
        a = Art(900, 300, '#0c1c14')
        a.text(840, 150, text, 240, '#6fe59c', anchor='rm').text(60, 150, 'kg', 90, '#6fe59c')
        decal(a.save(), 12, 4.0, (-5, 0, 0), m=mat(image=a.save(), rough=0.1))
        for i in range(6):
            box(2.2, 1.4, 0.3, plastic('#e6e8ea', 0.35), (5 + (i % 3) * 2.8, 0.9 - (i // 3) * 1.9, 0.05), bevel=0.15)
    group(face, (0, -17.35, 5.6), (69, 0, 0))
    for x in (-14, 14):
        for y in (-11, 11):
            cylinder(1.5, 2.8, rubber(), (x, y, 0))
    return {'view': (24, 24), 'fill': 0.86}
