"""Goods: ream, carton, tape."""
from art import Art, shade
from builders import box, decal, group, lathe
from materials import mat, paper
from prints import carton_face, ream_front, ream_side
from registry import shape


@shape
def ream(colour='#1f6fb2', brand='砚白', name='多功能复印纸', size='A4', weight='70 g', sheets='500 张', count=1):
    """Reams of paper in a printed wrapper."""
    front = paper(ream_front(brand, colour, name, size, weight, sheets), rough=0.3, coat=0.25, grain=0.12, grain_size=0.35)
    side = paper(ream_side(brand, colour, size, weight), rough=0.3, coat=0.25, grain=0.12, grain_size=0.35)
    back = paper(colour='#f4f5f6', rough=0.3)
    top = paper(colour=shade(colour, 0.1), rough=0.3, coat=0.25)
    for i in range(count):
        box(21, 5.2, 29.7, back, (i * 1.2, i * 5.6, 14.85), (0, 0, 0), 0.28, 4,
            {'front': front, 'left': side, 'right': side, 'top': top})
    return {'view': 'three'}


@shape
def carton(colour='#c49a6c', title='百采', line='五层瓦楞纸箱', w=40, d=30, h=28):
    """A closed corrugated box with tape."""
    kraft = mat(colour, rough=0.75, mottle=0.10, grain=0.10, grain_size=0.9)
    box(w, d, h, kraft, (0, 0, h / 2), bevel=0.35, segs=3)
    decal(carton_face(title, line), w * 0.94, h * 0.94, (0, -d / 2 - 0.03, h / 2), (90, 0, 0), rough=0.75, alpha=True)
    a = Art(800, 750, (0, 0, 0, 0))
    a.text(400, 230, title, 120, '#3b2b1a', anchor='mm').text(400, 400, '%d×%d×%d cm' % (w, d, h), 64, '#3b2b1a', False, 'mm')
    decal(a.save(), d * 0.94, h * 0.94, (w / 2 + 0.03, 0, h / 2), (90, 0, 90), rough=0.75, alpha=True)
    box(w + 0.02, 0.10, 0.06, mat('#5f4526', rough=0.9), (0, 0, h), bevel=0.0)
    tape = mat('#c9a46f', rough=0.12, coat=0.6)
    box(w + 0.10, 5.0, 0.05, tape, (0, 0, h + 0.05), bevel=0.02)
    for k in (-1, 1):
        box(0.05, 5.0, 6.5, tape, (k * (w / 2 + 0.05), 0, h - 3.2), bevel=0.02)
    return {'view': (32, 24)}


@shape
def tape(colour='#c9924f', width=4.8, count=2, core='#b98d5a'):
    """Rolls of packing tape on paper cores."""
    film = mat(colour, rough=0.10, coat=0.8)
    side = mat(shade(colour, -0.12), rough=0.45, grain=0.2, grain_size=3)

    def roll():
        lathe([(4.05, 0.03), (5.6, 0.03, 0.02), (5.65, 0.1)], side)
        lathe([(5.65, 0.05), (5.65, width - 0.05)], film)
        lathe([(5.65, width - 0.1), (5.6, width - 0.03, 0.02), (4.05, width - 0.03)], side)
        for i in range(10):
            r = 4.3 + i * 0.13
            lathe([(r, width - 0.028), (r + 0.02, width - 0.01), (r + 0.05, width - 0.028)], side)
        c = mat(core, rough=0.8, mottle=0.08, grain_size=1.5)
        lathe([(3.75, 0), (4.06, 0, 0.03), (4.06, width, 0.03), (3.75, width, 0.03), (3.75, 0)], c)
        box(0.06, 0.7, width * 0.99, mat(shade(colour, -0.2), rough=0.2), (5.64, 0.4, width / 2), (0, 0, 4), 0.01)
    group(roll, (0, 0, 0), (0, 0, -60))
    if count > 1:
        group(roll, (1.2, 0.6, width + 0.02), (0, 0, 215))
    if count > 2:
        group(roll, (-8.2, -4.2, 5.65), (0, 78 + 12, 30))
    return {'view': (24, 26)}
