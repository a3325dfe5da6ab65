"""Goods: laboratory glass."""
from art import Art
from builders import box, group, lathe, plate, wrap
from labels import mark
from materials import mat, plastic
from outlines import rect, ring
from registry import shape


def _scale(text, lines=5):
    a = Art(500, 900, (0, 0, 0, 0))
    for i in range(lines * 2 + 1):
        y = 860 - i * 720 / (lines * 2)
        a.d.line((60, y, 240 if i % 2 == 0 else 160, y), fill=(70, 80, 95, 255), width=12)
    a.text(290, 110, text, 120, '#465060')
    return a.save()


@shape
def beaker(text='250 ml', liquid='#5aa7d6'):
    """Beakers with a coloured liquid."""
    glass = mat('#f4fbff', rough=0.02, clear=1.0, ior=1.14)

    def one(r, h, fill):
        lathe([(0, 0.1), (r - 0.3, 0.1, 0.5), (r, 0.7, 0.5), (r, h - 0.5), (r + 0.35, h, 0.2), (r + 0.25, h + 0.05), (r - 0.16, h - 0.6), (r - 0.16, 0.9, 0.5), (0, 0.4)], glass)
        if fill:
            lathe([(0, 0.45), (r - 0.6, 0.45, 0.4), (r - 0.2, 0.95, 0.4), (r - 0.2, h * fill), (0, h * fill)], mat(liquid, rough=0.0, clear=1.0, ior=1.2))
        wrap(_scale(text), r + 0.02, h * 0.12, h * 0.86, arc=62, middle=-84, alpha=True)
    group(lambda: one(3.6, 9.6, 0.45), (-3.6, 0, 0))
    group(lambda: one(2.6, 7.0, 0.35), (4.2, -1.6, 0))
    return {'view': (14, 16), 'see_through': True, 'shadow': 0.5, 'fill': 0.82}


@shape
def conical(text='250 ml', liquid='#e0a13a'):
    """Conical flasks."""
    glass = mat('#f4fbff', rough=0.02, clear=1.0, ior=1.14)

    def one(k, fill):
        lathe([(0, 0.1), (3.9 * k, 0.1, 0.6), (4.2 * k, 0.7, 0.5), (1.5 * k, 9.4 * k, 0.8), (1.5 * k, 11.8 * k), (1.8 * k, 12.0 * k, 0.1), (1.65 * k, 12.1 * k), (1.36 * k, 11.6 * k), (1.36 * k, 9.4 * k, 0.8), (4.0 * k, 0.9, 0.5), (0, 0.4)], glass)
        if fill:
            lathe([(0, 0.45), (3.7 * k, 0.45, 0.4), (3.95 * k, 0.9, 0.4), (2.9 * k, 4.4 * k), (0, 4.4 * k)], mat(liquid, rough=0.0, clear=1.0, ior=1.2))
        wrap(mark(text, '#465060', 500, 200), 3.5 * k, 2.6 * k, 3.9 * k, arc=55, alpha=True)
    group(lambda: one(1.0, True), (-3.2, 0, 0))
    group(lambda: one(0.78, False), (4.6, -1.4, 0))
    return {'view': (14, 14), 'see_through': True, 'shadow': 0.5, 'fill': 0.82}


@shape
def tubes_rack(cap='#2a7fc1', liquid='#7fc4e8', count=6, frame='#2a7fc1'):
    """Capped tubes in a rack."""
    glass = mat('#f4fbff', rough=0.04, clear=1.0, ior=1.12)
    plate([rect(22, 6.4, 0.6)] + [ring(1.12, 40, -8.75 + i * 3.5, 0) for i in range(count)], 0.5, plastic(frame, 0.35), (0, 0, 6.6), bevel=0.12)
    plate(rect(22, 6.4, 0.6), 0.6, plastic(frame, 0.35), (0, 0, 0.4), bevel=0.15)
    for x in (-10.6, 10.6):
        box(0.7, 6.0, 6.4, plastic(frame, 0.35), (x, 0, 3.5), bevel=0.15)
    for i in range(count):
        def one():
            lathe([(0, 0.6), (0.5, 1.0, 0.3), (1.0, 2.6, 0.3), (1.0, 10.2), (0.86, 10.2), (0.86, 2.6)], glass)
            lathe([(0, 0.8), (0.82, 2.6, 0.4), (0.82, 5.0 + (i * 3) % 4 * 0.6), (0, 5.0 + (i * 3) % 4 * 0.6)], mat(liquid, rough=0.0, clear=1.0, ior=1.2))
            lathe([(1.0, 9.6), (1.2, 9.7, 0.05), (1.2, 11.4, 0.15), (0, 11.5)], plastic(cap, 0.35))
        group(one, (-8.75 + i * 3.5, 0, 0.3))
    return {'view': (26, 20), 'see_through': True, 'shadow': 0.55, 'fill': 0.88}
