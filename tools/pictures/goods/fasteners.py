"""Goods: bearing, bolts."""
from art import Art
from builders import cylinder, decal, group, lathe, plate, thread
from materials import mat, metal, rubber
from outlines import hexagon, ring
from registry import shape


@shape
def bearing(outer=5.2, inner=2.5, width=1.5, seal='#20242a', text='6205-2RS'):
    """A sealed ball bearing, one standing and one lying in front."""
    s = metal('#c4c8ce', 0.16, brushed=0.4)

    def one():
        ro, ri, w = outer / 2, inner / 2, width / 2
        lathe([(ro - 0.55, -w + 0.06), (ro - 0.45, -w, 0.03), (ro, -w, 0.12), (ro, w, 0.12), (ro - 0.45, w, 0.03), (ro - 0.55, w - 0.06)], s)
        lathe([(ri + 0.5, w - 0.06), (ri + 0.42, w, 0.03), (ri, w, 0.10), (ri, -w, 0.10), (ri + 0.42, -w, 0.03), (ri + 0.5, -w + 0.06)], s)
        for k in (1, -1):
            lathe([(ri + 0.48, k * (w - 0.10)), (ri + 0.62, k * (w - 0.06)), (ri + 0.75, k * (w - 0.14)), (ro - 0.72, k * (w - 0.14)),
                   (ro - 0.62, k * (w - 0.06)), (ro - 0.53, k * (w - 0.10))], rubber(seal, rough=0.5))
        a = Art(1000, 1000, (0, 0, 0, 0))
        a.text(500, 78 + 62, text, 54, (235, 235, 235, 230), anchor='mm').text(500, 860, '拓岳', 54, (235, 235, 235, 230), anchor='mm')
        decal(a.save(), (ro - 0.5) * 2 * 0.93, (ro - 0.5) * 2 * 0.93, (0, 0, w - 0.05), m=mat(image=a.save(), rough=0.5, alpha=True))
    group(one, (0, 0, outer / 2), (90, 0, 16))
    group(one, (2.2, -3.2, width / 2), (0, 0, -30))
    return {'view': (18, 22)}


@shape
def bolts(across=1.9, length=5.5, colour='#b9bdc4', rough=0.25):
    """Hexagon bolts with nuts and washers."""
    m = metal(colour, rough, grain=0.02)
    r = across * 0.31

    def bolt():
        plate(hexagon(across), across * 0.42, m, (0, 0, across * 0.21), bevel=0.09)
        lathe([(0, across * 0.425), (across * 0.44, across * 0.425), (across * 0.47, across * 0.37)], m)
        cylinder(r * 0.97, length * 0.45, m, (0, 0, -length * 0.45))
        thread(r, -length, -length * 0.42, r * 0.36, r * 0.16, m)
        lathe([(0, -length - 0.12), (r * 0.72, -length - 0.12), (r * 0.86, -length + 0.02)], m)

    def nut():
        plate([hexagon(across), ring(r * 0.94, 48)], across * 0.42, m, bevel=0.08)
        thread(r * 1.04, -across * 0.2, across * 0.2, r * 0.36, r * 0.16, m)

    def washer():
        plate([ring(across * 0.62), ring(r * 1.1, 64)], 0.16, m, bevel=0.03)
    group(bolt, (-1.3, 0.6, length + 0.12), (0, 0, 12))
    group(bolt, (2.0, 1.3, across * 0.5), (0, 90, 200 - 90))
    group(nut, (-2.6, -2.0, across * 0.21), (0, 0, 20))
    group(nut, (0.6, -1.6, across * 0.5), (90, 0, -24))
    group(washer, (1.9, -2.9, 0.08))
    group(washer, (2.7, -2.2, 0.22), (7, 4, 0))
    return {'view': (10, 24)}
