"""Goods: binder, stapler, toner, pens."""
from art import Art
from builders import box, decal, group, lathe, plate, wrap
from materials import mat, metal, plastic, rubber, steel
from outlines import rect, ring, rounded
from prints import box_front, box_side
from registry import shape


@shape
def binder(colour='#1f5fa8', text='合同档案', year='2026', count=1):
    """Lever arch files, standing."""
    cover = mat(colour, rough=0.45, grain=0.25, grain_size=6)

    def one():
        w, d, h = 7.5, 28.5, 31.8
        for k in (-1, 1):
            box(0.28, d, h, cover, (k * (w / 2 - 0.14), 0, h / 2), bevel=0.08)
        box(w, 0.28, h, cover, (0, -d / 2, h / 2), bevel=0.10)
        box(w - 1.0, d - 3, h - 2.2, mat('#f3f1ea', rough=0.8, mottle=0.03), (0, 0.6, h / 2), bevel=0.05)
        a = Art(300, 900, '#ffffff')
        a.rect(0, 0, 300, 120, colour).column(150, 240, text, 110).text(150, 800, year, 92, '#20262d', anchor='mm').rect(30, 730, 270, 736, '#9aa0a6')
        decal(a.save(), 5.4, 16.2, (0, -d / 2 - 0.16, 19.5), (90, 0, 0), rough=0.25)
        plate([rect(5.8, 16.6, 0.2), rect(5.3, 16.1, 0.2)], 0.1, plastic('#dfe6ee', 0.1), (0, -d / 2 - 0.17, 19.5), (90, 0, 0), bevel=0.03)
        plate([ring(1.45), ring(1.05)], 0.16, metal('#cfd2d6', 0.18), (0, -d / 2 - 0.17, 6.2), (90, 0, 0), bevel=0.07)
        lathe([(0, 0), (1.06, 0)], mat('#15171a', rough=0.9), (0, -d / 2 - 0.148, 6.2), (90, 0, 0))
        for k in (-1, 1):
            box(0.5, 1.6, 0.35, metal('#cfd2d6', 0.2), (k * (w / 2 - 0.14), -d / 2 + 0.7, 0.16), bevel=0.08)
            box(0.5, 1.6, 0.35, metal('#cfd2d6', 0.2), (k * (w / 2 - 0.14), d / 2 - 0.7, 0.16), bevel=0.08)
    for i in range(count):
        group(one, (i * 7.8, 0, 0))
    return {'view': (34, 14)}


@shape
def stapler(colour='#c8102e', brand='序章'):
    """A desk stapler."""
    top, black = plastic(colour, 0.25, coat=0.4), rubber('#23262a')
    plate(rounded([(-7.2, 0), (7.0, 0), (7.0, 0.9, 0.4), (5.0, 1.1), (-4.6, 1.1, 0.5), (-7.2, 0.8, 0.4)], 0.25, True), 3.6, black, (0, 0, 0), (90, 0, 0), bevel=0.25, segs=5)
    box(2.2, 1.6, 0.14, steel(), (5.3, 0, 1.05), (0, 0, 0), 0.05)
    plate(rounded([(-6.6, 0.9), (-4.2, 0.9), (-4.2, 2.6), (-6.6, 3.0)], 0.2, True), 2.3, metal('#8e939a', 0.3), (0, 0, 0), (90, 0, 0), bevel=0.12)
    plate(rounded([(-6.2, 1.9), (6.5, 2.55), (6.5, 3.6), (-6.2, 3.2)], 0.12, True), 1.45, steel(), (0, 0, 0), (90, 0, 0), bevel=0.06)
    plate(rounded([(-6.9, 2.4, 0.5), (-3.0, 3.0, 1.0), (6.2, 3.0, 0.5), (7.2, 3.0, 1.0), (7.3, 4.3, 1.0), (4.6, 5.2, 2.0), (-2.0, 5.15, 2.5), (-6.4, 4.4, 1.0)], 0.4, True, 8), 2.5, top, (0, 0, 0), (90, 0, 0), bevel=0.75, segs=8)
    plate(rounded([(4.0, 4.75), (6.6, 4.15), (6.75, 4.35), (4.2, 5.35), (0.6, 5.45), (0.6, 5.0)], 0.25, True), 1.7, black, (0, 0, 0), (90, 0, 0), bevel=0.2, segs=5)
    lathe([(0, 0), (0.42, 0, 0.1), (0.42, 2.6, 0.1), (0, 2.6)], steel(), (-5.6, 1.3, 2.9), (90, 0, 0))
    a = Art(700, 200, (0, 0, 0, 0))
    a.text(350, 100, brand + '  24/6', 130, '#ffffff', anchor='mm')
    decal(a.save(), 4.2, 1.2, (0.4, -1.262, 4.1), (90, 0, 0), rough=0.3, alpha=True)
    return {'view': (-30, 24)}


@shape
def toner(colour='#5b3fa0', brand='印川', model='DT-2612A', name='黑色硒鼓'):
    """A toner cartridge in front of its box."""
    f = mat(image=box_front(brand, name, model, colour, note='原装品质'), rough=0.35, coat=0.2)
    s = mat(image=box_side(brand, model, colour), rough=0.35, coat=0.2)
    box(36, 11, 19, mat('#fbfbfa', rough=0.35), (0, 6, 9.5), bevel=0.2, faces={'front': f, 'left': s, 'right': s, 'top': mat(colour, rough=0.35, coat=0.2)})
    k = plastic('#222428', 0.42)

    def cart():
        plate(rounded([(0, 0.6), (2.5, 0, 0.6), (6.0, 0.4, 0.8), (8.2, 2.6, 1.6), (7.8, 5.2, 1.2), (4.4, 6.0, 1.0), (1.6, 4.6, 0.8), (0, 3.2)], 0.5, True), 30, k, (0, 0, 0), (90, 0, 90), bevel=0.25)
        lathe([(0, 0), (1.35, 0, 0.1), (1.35, 26.5, 0.1), (0, 26.5)], metal('#3fa06f', 0.25), (-13.2, 0.7, 1.7), (0, 90, 0))
        for x in (-14.6, 14.6):
            plate(rounded([(-0.8, 0), (8.4, 0), (8.8, 5.6), (3, 6.4), (-0.8, 3.6)], 0.8, True), 1.2, plastic('#2d3036', 0.3), (x, 0, 0), (90, 0, 90), bevel=0.3)
        lathe([(0, 0), (1.6, 0, .1), (1.6, 0.6, .1), (0, 0.6)], plastic('#e8e8e6'), (15.2, 3.6, 2.8), (0, 90, 0))
        a = Art(900, 220, '#f4f4f2')
        a.rect(0, 0, 150, 220, colour).text(180, 75, model, 90).text(180, 165, brand + ' ' + name, 60, '#5b6470', False)
        decal(a.save(), 12, 2.9, (0, 3.1, 5.55), (30, 0, 0), rough=0.4)
        box(8, 1.2, 1.0, k, (0, 5.6, 6.2), (12, 0, 0), 0.3)
    group(cart, (1.5, -9.5, 0.05), (0, 0, 8))
    return {'view': (22, 24), 'fill': 0.86}


@shape
def pens(ink='#1f5fa8', brand='墨沐', tip='0.5 mm', count=4, barrel='#e9edf2'):
    """Ballpoint pens beside their box."""
    def pen():
        c = plastic(ink, 0.25, coat=0.3)
        lathe([(0.05, 0), (0.12, 0.0), (0.14, 0.3), (0.16, 0.32)], metal('#d0c090', 0.2))
        lathe([(0.18, 0.3), (0.34, 1.4, 0.2), (0.42, 1.6)], metal('#d3d6da', 0.16))
        lathe([(0.42, 1.6), (0.52, 1.8, 0.1), (0.56, 4.8, 0.1), (0.5, 5.0)], rubber(ink, rough=0.55))
        for i in range(9):
            lathe([(0.545, 2.05 + i * 0.29), (0.59, 2.12 + i * 0.29), (0.545, 2.2 + i * 0.29)], rubber(ink, rough=0.55))
        lathe([(0.5, 5.0), (0.54, 5.05), (0.54, 10.6), (0.52, 10.65)], plastic(barrel, 0.2, coat=0.4))
        lathe([(0.55, 10.6), (0.57, 10.7, 0.05), (0.55, 13.2, 0.1), (0.36, 13.4)], c)
        lathe([(0.28, 13.3), (0.28, 14.2, 0.1), (0, 14.25)], metal('#d3d6da', 0.16))
        plate(rounded([(-0.22, 0), (0.22, 0), (0.25, 3.6), (-0.25, 3.6)], 0.2, True), 0.14, c, (0, -0.78, 9.4), (90, 0, 0), bevel=0.05)
        box(0.4, 0.4, 0.4, c, (0, -0.62, 12.8), bevel=0.1)
        a = Art(700, 120, (0, 0, 0, 0))
        a.text(350, 60, brand + '  ' + tip, 80, '#39414b', anchor='mm', turn=0)
        im = a.im.rotate(90, expand=True)
        a.im = im
        wrap(a.save(), 0.545, 5.6, 9.6, arc=100, alpha=True)
    for i in range(count):
        group(pen, (-3.4 + i * 1.9, -3.2 - i * 0.9, 0.62), (-90, 0, 180 - 22 - i * 3))
    f = mat(image=box_front(brand, '按动中性笔', tip + '  12 支', ink, 1000, 420, '12 支/盒'), rough=0.3, coat=0.3)
    s = mat(image=box_side(brand, tip, ink, 220, 420), rough=0.3, coat=0.3)
    box(17.5, 6.6, 2.2, mat('#fbfbfa', rough=0.3), (-3.5, 1.6, 1.1), (0, 0, 4), 0.08, faces={'top': f, 'right': s, 'left': s, 'front': mat(ink, rough=0.3, coat=0.3)})
    return {'view': (10, 56), 'fill': 0.86}
