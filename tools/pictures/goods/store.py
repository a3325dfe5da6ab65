"""Goods: crates, pallets, shelves, trolleys, bins, boards, desks and safes."""
import math

from art import Art, shade
from builders import box, cylinder, decal, group, lathe, loft, plate, tube
from labels import mark
from materials import mat, metal, plastic, rubber, steel
from outlines import TAU, oval, rect, ring, rounded
from registry import shape


@shape
def crate(colour='#1f5fa8', w=40, d=30, h=22, count=2, brand='仓序'):
    """Plastic crates, stacked."""
    skin = plastic(colour, 0.42, grain=0.06)

    def one():
        box(w - 3, d - 3, 0.8, skin, (0, 0, 0.6), bevel=0.2)
        for k in (-1, 1):
            box(w, 0.7, h - 1, skin, (0, k * (d / 2 - 0.4), h / 2), bevel=0.15)
            box(0.7, d, h - 1, skin, (k * (w / 2 - 0.4), 0, h / 2), bevel=0.15)
            box(w + 1.4, 1.6, 2.0, skin, (0, k * (d / 2), h - 1.0), bevel=0.3)
            box(1.6, d + 1.4, 2.0, skin, (k * (w / 2), 0, h - 1.0), bevel=0.3)
            box(w + 0.6, 1.0, 0.7, skin, (0, k * (d / 2), h * 0.42), bevel=0.15)
            box(1.0, d + 0.6, 0.7, skin, (k * (w / 2), 0, h * 0.42), bevel=0.15)
            for i in range(8):
                box(0.6, 0.9, h - 3, skin, (-w / 2 + w * (i + 0.5) / 8, k * (d / 2), h / 2 - 0.6), bevel=0.12)
            for i in range(6):
                box(0.9, 0.6, h - 3, skin, (k * (w / 2), -d / 2 + d * (i + 0.5) / 6, h / 2 - 0.6), bevel=0.12)
            box(0.2, 9.0, 2.6, mat(shade(colour, -0.65), rough=0.8), (k * (w / 2 + 0.52), 0, h * 0.72), bevel=0.05)
        box(12, 0.3, 5.2, plastic(shade(colour, 0.08), 0.4), (0, -d / 2 - 0.42, h * 0.68), bevel=0.1)
        decal(mark(brand, '#ffffff', 500, 200), 8, 3.2, (0, -d / 2 - 0.58, h * 0.68), (90, 0, 0), alpha=True)
    for i in range(count):
        group(one, (0, 0, i * (h + 0.4)), (0, 0, i * 2))
    return {'view': (30, 22), 'fill': 0.86}


@shape
def bin(colour='#1f5fa8', w=11, d=16, h=8, label='M8×40'):
    """Stackable part bins with an open front, three of them."""
    skin = plastic(colour, 0.4)

    def one(text):
        box(w, d, 0.5, skin, (0, 0, 0.25), bevel=0.1)
        for k in (-1, 1):
            plate(rounded([(-d / 2, 0), (d / 2, 0), (d / 2, h), (-d / 2 + 5.5, h), (-d / 2, h * 0.45)], 0.5, True), 0.4, skin, (k * (w / 2), 0, 0), (90, 0, 90), bevel=0.1)
        box(w, 0.4, h, skin, (0, d / 2, h / 2), bevel=0.1)
        box(w, 0.4, h * 0.45, skin, (0, -d / 2, h * 0.225), (8, 0, 0), 0.1)
        decal(None, w * 0.5, 1.4, (0, -d / 2 - 0.3, h * 0.24), (98, 0, 0), m=mat('#fdfdfb', image=_white(text), rough=0.5))
        for k in (-1, 1):
            box(0.9, d - 5.8, 0.5, skin, (k * (w / 2), 2.7, h - 0.2), bevel=0.15)
    group(lambda: one(label), (-w * 0.6, 0, 0), (0, 0, 4))
    group(lambda: one('M10×50'), (w * 0.6, 1, 0), (0, 0, -3))
    group(lambda: one('M6×30'), (0, 3.5, h + 0.1), (0, 0, 1))
    return {'view': (24, 26), 'fill': 0.86}


def _white(text):
    a = Art(400, 130, '#fdfdfb')
    a.text(200, 65, text, 84, '#20262d', anchor='mm')
    return a.save()


@shape
def pallet(colour='#1f5fa8', wood=False):
    """A pallet of plastic or wood."""
    skin = mat(colour, rough=0.75, mottle=0.12, grain=0.15, grain_size=2) if wood else plastic(colour, 0.45, grain=0.08)
    for i in range(9):
        box(10.5, 120, 2.4, skin, (-56 + i * 14, 0, 13.4), bevel=0.4)
    for y in (-54, 0, 54):
        box(120, 9, 2.2, skin, (0, y, 11.1), bevel=0.3)
        box(120, 10, 2.0, skin, (0, y, 1.0), bevel=0.3)
        for x in (-54, 0, 54):
            box(12, 10, 8.2, skin, (x, y, 6.0), bevel=0.5)
    return {'view': (34, 24), 'fill': 0.9}


@shape
def rack(colour='#1f5fa8', beam='#e8701a', tiers=4, load=True):
    """A shelf of steel with cartons."""
    post, b, deck = mat(colour, rough=0.4), mat(beam, rough=0.4), mat('#c9cdd2', rough=0.4)
    w, d, h = 120, 46, 50 * tiers - 8
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            box(4, 4, h, post, (x, y, h / 2), bevel=0.4)
            box(7, 7, 0.6, post, (x, y, 0.3), bevel=0.1)
        for i in range(tiers):
            tube([(x, -d / 2, 8 + i * 48), (x, d / 2, 30 + i * 44)], 0, post, flat=(2.0, 1.0), smooth=False)
    for i in range(tiers):
        z = 8 + i * (h - 12) / (tiers - 1)
        for y in (-d / 2, d / 2):
            box(w, 2.6, 6.0, b, (0, y, z), bevel=0.4)
        box(w - 2, d - 3, 1.6, deck, (0, 0, z + 2.4), bevel=0.2)
        if load and i < tiers - 1:
            spots = ((-38, 30, 26), (-4, 26, 20), (34, 34, 28)) if i % 2 else ((-30, 38, 24), (16, 28, 30))
            for x, bw, bh in spots:
                c = mat('#c49a6c', rough=0.75, mottle=0.08, grain_size=0.6)
                box(bw, 34, bh, c, (x, 1, z + 3.3 + bh / 2), bevel=0.5)
                box(bw + 0.1, 4.5, 0.1, mat('#b98f58', rough=0.2), (x, 1, z + 3.35 + bh), bevel=0.0)
    return {'view': (30, 14), 'fill': 0.88}


@shape
def trolley(colour='#1f5fa8', deck='#3a3d42'):
    """A platform trolley with a folding handle."""
    frame = mat(colour, rough=0.35, coat=0.2)
    plate(rect(74, 46, 4), 2.6, plastic(deck, 0.5, grain=0.3, grain_size=14), (0, 0, 17), bevel=0.8)
    plate(rect(76, 48, 5), 2.0, rubber('#1d1e20'), (0, 0, 16.4), bevel=0.8)
    for x in (-26, 26):
        for y in (-16, 16):
            lathe([(0, -1.8), (5.0, -1.8, 0.5), (6.0, -1.2, 0.5), (6.0, 1.2, 0.5), (5.0, 1.8, 0.5), (0, 1.8)], rubber('#2a2b2e'), (x, y, 6.2), (90, 0, 0))
            lathe([(0, -2.0), (2.6, -2.0, 0.3), (2.6, 2.0, 0.3), (0, 2.0)], plastic('#c9ccd1'), (x, y, 6.2), (90, 0, 0))
            box(5, 5.4, 6.5, steel(), (x + 1, y, 12.2), bevel=0.4)
    tube([(34, -19, 17), (35, -19, 20), (40, -19, 78), (40.4, -17, 83), (40.5, -13, 84.5), (40.5, 13, 84.5), (40.4, 17, 83), (40, 19, 78), (35, 19, 20), (34, 19, 17)], 1.5, frame)
    tube([(37.6, -19, 50), (37.6, 19, 50)], 1.2, frame, smooth=False)
    tube([(40.5, -11, 84.5), (40.5, 11, 84.5)], 2.0, rubber('#2a2b2e'), smooth=False)
    return {'view': (-34, 20), 'fill': 0.88}


@shape
def wastebin(colour='#2d7a4f', lid='', text='可回收物', pedal=True):
    """A waste bin with a lid and a mark of the kind of waste."""
    skin = plastic(colour, 0.42, grain=0.05)
    loft([oval(w, d, z, 64, 5.0) for z, w, d in ((0, 17, 15), (1, 18, 16), (56, 22, 19.5), (57, 22.4, 20))], skin, angle=50)
    loft([oval(w, d, z, 64, 5.0) for z, w, d in ((56.6, 23.0, 20.6), (57.4, 23.6, 21.2), (60, 23.6, 21.2), (63.5, 21.5, 19), (65.2, 15, 12.5))], plastic(lid or shade(colour, -0.12), 0.42), angle=50)
    a = Art(600, 700, (0, 0, 0, 0))
    for i in range(3):
        t = TAU * i / 3 - math.pi / 2
        u = t + TAU / 3
        p, q = (300 + 190 * math.cos(t), 260 + 190 * math.sin(t)), (300 + 190 * math.cos(u), 260 + 190 * math.sin(u))
        m = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        a.d.line((p[0] * 0.82 + m[0] * 0.18, p[1] * 0.82 + m[1] * 0.18, q[0] * 0.72 + m[0] * 0.28, q[1] * 0.72 + m[1] * 0.28), fill='#ffffff', width=44)
        a.disc(q[0] * 0.72 + m[0] * 0.28, q[1] * 0.72 + m[1] * 0.28, 50, '#ffffff')
    a.text(300, 600, text, 120, '#ffffff', anchor='mm')
    decal(a.save(), 17, 20, (0, -18.6, 34), (86.5, 0, 0), alpha=True)
    if pedal:
        box(12, 7, 1.6, plastic('#23262a'), (0, -18, 1.6), bevel=0.5)
    return {'view': (24, 14), 'fill': 0.86}


@shape
def whiteboard(frame='#c4c8ce', w=90, h=60, brand='简砚'):
    """A magnetic board with pens, an eraser and magnets."""
    box(w, 1.6, h, mat('#fdfdfd', rough=0.22, coat=0.5), (0, 0, h / 2 + 4), bevel=0.1)
    m = metal(frame, 0.3)
    for z in (4, h + 4):
        box(w + 2, 2.6, 2.2, m, (0, 0, z), bevel=0.4)
    for x in (-w / 2, w / 2):
        box(2.2, 2.6, h, m, (x, 0, h / 2 + 4), bevel=0.4)
        for z in (4, h + 4):
            box(3.6, 3.2, 3.6, plastic('#2a2d32'), (x, 0, z), bevel=0.6)
    box(w * 0.5, 6, 1.0, m, (0, -3.6, 3.2), bevel=0.2)
    for i, c in enumerate(('#1f5fa8', '#c8102e', '#20242a')):
        cylinder(0.75, 10.5, plastic(c, 0.3), (-20 + i * 4, -3.0 - i * 1.2, 4.5), (0, 90, 4))
    box(11, 4.6, 3.0, plastic('#1f5fa8', 0.4), (14, -3.6, 5.2), bevel=0.5)
    for i, c in enumerate(('#c8102e', '#2d936c', '#f2b705')):
        cylinder(1.6, 1.2, plastic(c, 0.25), (w / 2 - 8 - i * 6, -0.8, h - 2), (90, 0, 0), edge=0.3)
    a = Art(1000, 500, (0, 0, 0, 0))
    a.text(60, 90, '周例会', 110, '#1f5fa8').text(80, 230, '1  备件到货', 72, '#3a3d42', False).text(80, 340, '2  采购计划', 72, '#3a3d42', False).text(80, 450, '3  安全检查', 72, '#c8102e', False)
    decal(a.save(), w * 0.5, w * 0.25, (-w * 0.18, -0.82, h * 0.66), (90, 0, 0), alpha=True)
    return {'view': (18, 10), 'fill': 0.9}


@shape
def desk(colour='#d8b98a', frame='#2a2d31', w=140, drawers=False, round_=False):
    """A desk with a steel frame, or a round table."""
    wood = mat(colour, rough=0.4, mottle=0.07, grain_size=0.7, coat=0.1)
    m = mat(frame, rough=0.4)
    if round_:
        plate(ring(45, 128), 2.6, wood, (0, 0, 73), bevel=0.4)
        lathe([(0, 0), (24, 0, 0.3), (24, 0.6, 0.3), (5, 2.4, 1.5), (4, 6), (4, 70, 1), (14, 71.4)], m)
        return {'view': (24, 16), 'fill': 0.86}
    box(w, 68, 2.6, wood, (0, 0, 73), bevel=0.35)
    for k in (-1, 1):
        box(5, 62, 3, m, (k * (w / 2 - 7), 0, 1.8), bevel=0.6)
        box(8, 5, 66, m, (k * (w / 2 - 7), 4, 36), bevel=0.8)
        box(5, 56, 3, m, (k * (w / 2 - 7), 0, 70), bevel=0.6)
    box(w - 18, 3.5, 6, m, (0, 8, 68), bevel=0.6)
    plate(ring(3.4, 48), 0.5, plastic('#3a3d42'), (w / 2 - 18, 24, 74.4), bevel=0.1)
    if drawers:
        box(40, 52, 56, mat('#e9eaec', rough=0.4), (w / 2 - 34, 2, 32), bevel=0.5)
        for i in range(3):
            box(38, 1.6, (14, 14, 24)[i], mat('#f2f3f4', rough=0.4), (w / 2 - 34, -24.6, (51, 36, 16)[i]), bevel=0.3)
            box(12, 1.4, 0.9, steel(), (w / 2 - 34, -26, (55, 40, 25)[i]), bevel=0.2)
    return {'view': (30, 16), 'fill': 0.9}


@shape
def safe(colour='#4a4f57', brand='明序', door='#3c4148'):
    """An electronic safe with a keypad and a handle."""
    m = mat(colour, rough=0.45, grain=0.1, grain_size=20, coat=0.1)
    box(44, 40, 56, m, (0, 0, 29.5), bevel=0.8)
    box(39, 2.4, 51, mat(door, rough=0.4, grain=0.1, grain_size=20), (0, -20.6, 29.5), bevel=0.5)
    for x in (-16, 16):
        box(6, 30, 2, rubber(), (x, 0, 1), bevel=0.3)
    plate(rect(12, 16, 1.2), 1.4, plastic('#1b1d20', 0.25), (6, -22.2, 38), (90, 0, 0), bevel=0.3)
    a = Art(360, 480, (0, 0, 0, 0))
    a.rect(30, 20, 330, 110, '#0f2f22', 12).text(310, 66, '----', 76, '#5fe08e', anchor='rm')
    for i, s in enumerate('123456789*0#'):
        x, y = 80 + (i % 3) * 100, 165 + (i // 3) * 85
        a.rect(x - 38, y - 32, x + 38, y + 32, '#3a3e45', 10).text(x, y, s, 50, '#ffffff', anchor='mm')
    decal(a.save(), 10.5, 14, (6, -22.93, 38), (90, 0, 0), alpha=True)
    lathe([(0, 0), (3.4, 0, 0.4), (3.4, 1.2, 0.3), (0, 1.4)], metal('#c9ccd1', 0.2), (6, -21.8, 19), (90, 0, 0))
    tube([(6, -24, 19), (13, -24.2, 19)], 0, metal('#c9ccd1', 0.18), flat=(2.2, 1.2), smooth=False)
    decal(mark(brand, '#d9dce0', 500, 160), 7, 2.2, (-12, -21.85, 50), (90, 0, 0), alpha=True)
    for z in (12, 47):
        cylinder(1.0, 6, steel(), (-20.2, -21.4, z - 3))
    return {'view': (28, 14), 'fill': 0.84}


@shape
def sign(colour='#f2b705', text='当心触电', kind='warn', w=30, h=40):
    """A safety sign on a plate."""
    a = Art(900, 1200, '#ffffff')
    ink = '#1b1c1e'
    if kind == 'warn':
        a.rect(0, 0, 900, 1200, '#f2b705').poly([(450, 90), (830, 760), (70, 760)], ink).poly([(450, 170), (762, 722), (138, 722)], '#f2b705')
        a.poly([(480, 290), (360, 520), (440, 520), (400, 690), (545, 450), (465, 450), (530, 290)], ink)
        a.rect(60, 860, 840, 1120, ink, 20).text(450, 985, text, min(170, 720 / len(text)), '#f2b705', anchor='mm')
    elif kind == 'ban':
        a.disc(450, 430, 340, '#c8102e').disc(450, 430, 272, '#ffffff')
        a.rect(240, 400, 600, 460, ink, 8).rect(610, 400, 660, 460, '#c8102e')
        a.d.line((240, 220, 660, 640), fill='#c8102e', width=64)
        a.rect(60, 860, 840, 1120, '#c8102e', 20).text(450, 985, text, min(170, 720 / len(text)), '#ffffff', anchor='mm')
    else:
        a.rect(0, 0, 900, 1200, '#0a7d4f').rect(160, 120, 740, 760, '#ffffff', 30)
        a.disc(520, 230, 62, '#0a7d4f')
        for p in (((500, 300), (400, 440), 84), ((400, 430), (500, 560), 64), ((500, 560), (470, 700), 60), ((410, 440), (300, 580), 64), ((300, 580), (210, 600), 56), ((500, 330), (620, 410), 48), ((480, 320), (330, 350), 48)):
            a.d.line((*p[0], *p[1]), fill='#0a7d4f', width=p[2])
        a.text(450, 985, text, min(190, 760 / len(text)), '#ffffff', anchor='mm')
    plate([rect(w, h, 1.2)] + [ring(0.35, 24, x, y) for x in (-w / 2 + 1.4, w / 2 - 1.4) for y in (-h / 2 + 1.4, h / 2 - 1.4)], 0.5, mat('#e6e7e8', rough=0.3), (0, 0, h / 2), (84, 0, 0), bevel=0.1)
    decal(a.save(), w - 1.0, h - 1.0, (0, -0.29, h / 2 + 0.03), (84, 0, 0), rough=0.25)
    return {'view': (22, 10), 'fill': 0.84}


@shape
def firstaid(colour='#c8102e', brand='护苒', name='急救箱'):
    """A first-aid case with a white cross."""
    skin = plastic(colour, 0.35, coat=0.15)
    plate(rect(30, 22, 2.6), 6.4, skin, (0, -3.3, 11), (90, 0, 0), bevel=1.2, segs=6)
    plate(rect(30, 22, 2.6), 6.4, skin, (0, 3.3, 11), (90, 0, 0), bevel=1.2, segs=6)
    plate(rect(29, 21, 2.4), 1.0, plastic('#e9eaec'), (0, 0, 11), (90, 0, 0), bevel=0.1)
    tube([(-6, 0, 21.4), (-6, 0, 24.6), (-4.4, 0, 26.0), (4.4, 0, 26.0), (6, 0, 24.6), (6, 0, 21.4)], 0, plastic('#e9eaec', 0.35), flat=(2.2, 1.4))
    a = Art(700, 700, (0, 0, 0, 0))
    a.rect(255, 40, 445, 480, '#ffffff', 12).rect(130, 165, 570, 355, '#ffffff', 12).text(350, 600, name, 130, '#ffffff', anchor='mm')
    decal(a.save(), 15, 15, (0, -6.53, 10.4), (90, 0, 0), alpha=True)
    for k in (-1, 1):
        box(3.6, 3.4, 3.2, plastic('#e9eaec', 0.35), (k * 9.4, 0, 21.4), bevel=0.5)
    return {'view': (26, 16), 'fill': 0.84}
