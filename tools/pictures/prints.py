"""Prints of single goods: wrappers, boxes, dials, screens, cloth."""

from PIL import ImageDraw, ImageFilter

from art import Art, shade


def ream_front(brand, colour, name, size, weight, sheets):
    a = Art(840, 1188, '#f6f7f8')
    a.fade('#ffffff', '#eef1f4')
    a.wave(640, 60, shade(colour, 0.55), 0.4, 0.8).wave(720, 70, shade(colour, 0.15), 0.9, 0.8).wave(800, 60, colour, 1.4, 0.8)
    a.text(70, 120, brand, 96, colour).text(72, 205, 'COPY PAPER', 36, '#5b6470', False)
    a.text(770, 140, size, 150, '#1f2933', anchor='rm')
    a.text(70, 400, name, 110, '#1f2933')
    a.text(72, 490, '高白度  双面打印顺畅  不卡纸', 40, '#5b6470', False)
    a.text(70, 1010, weight, 88, '#ffffff').text(70, 1090, '210 mm × 297 mm', 36, '#ffffff', False)
    a.text(770, 1030, sheets, 64, '#ffffff', anchor='rm')
    return a.save()


def ream_side(brand, colour, size, weight):
    a = Art(208, 1188, colour)
    a.text(104, 300, brand + ' 复印纸', 88, '#ffffff', turn=90)
    a.text(104, 900, size + '  ' + weight, 80, '#ffffff', turn=90)
    return a.save()


def carton_face(title, line, colour='#3b2b1a', w=1000, h=750, marks=True):
    a = Art(w, h, (0, 0, 0, 0))
    a.text(w * 0.08, h * 0.26, title, h * 0.13, colour).text(w * 0.08, h * 0.40, line, h * 0.055, colour, False)
    if marks:
        for i, s in enumerate(('小心轻放', '向上', '怕雨')):
            x = w * 0.10 + i * w * 0.16
            a.rect(x - 8, h * 0.60, x + w * 0.12, h * 0.84, None, 6, colour, 5)
            cx, cy = x + w * 0.056, h * 0.69
            if i == 0:
                a.poly([(cx - 22, cy - 34), (cx + 22, cy - 34), (cx + 8, cy + 4), (cx + 5, cy + 34), (cx - 5, cy + 34), (cx - 8, cy + 4)], colour)
            elif i == 1:
                for k in (-18, 18):
                    a.poly([(cx + k, cy - 38), (cx + k + 16, cy - 10), (cx + k - 16, cy - 10)], colour).rect(cx + k - 5, cy - 12, cx + k + 5, cy + 30, colour)
            else:
                a.d.pieslice((cx - 34, cy - 34, cx + 34, cy + 34), 180, 360, fill=colour)
                a.rect(cx - 3, cy, cx + 3, cy + 32, colour)
            a.text(cx, h * 0.795, s, h * 0.034, colour, anchor='mm')
        a.bars(int(w * 0.68), int(h * 0.64), int(w * 0.24), int(h * 0.14), 5)
    return a.save()


def box_front(brand, name, model, colour, w=900, h=600, note='', dark=False):
    """The front of a printed cardboard box: a coloured field, brand, name, model."""
    a = Art(w, h, '#23272e' if dark else '#fbfbfa')
    ink = '#ffffff' if dark else '#20262d'
    a.poly([(0, h * 0.62), (w * 0.62, h), (0, h)], colour).poly([(w, 0), (w, h * 0.34), (w * 0.68, 0)], shade(colour, 0.2))
    a.text(w * 0.07, h * 0.17, brand, h * 0.15, colour)
    a.text(w * 0.07, h * 0.38, name, h * 0.125, ink).text(w * 0.07, h * 0.52, model, h * 0.085, ink, False)
    if note:
        a.rect(w * 0.66, h * 0.74, w * 0.94, h * 0.89, colour, h * 0.03).text(w * 0.80, h * 0.813, note, h * 0.075, '#ffffff', anchor='mm')
    return a.save()


def box_side(brand, name, colour, w=300, h=600):
    a = Art(w, h, colour)
    a.text(w / 2, h * 0.36, brand, w * 0.34, '#ffffff', anchor='mm').text(w / 2, h * 0.55, name, w * 0.15, '#ffffff', False, 'mm')
    return a.bars(int(w * 0.2), int(h * 0.74), int(w * 0.6), int(h * 0.10), 3).save()


def disc_face(brand, colour, lines, hole=0.16):
    a = Art(1000, 1000, (0, 0, 0, 0))
    a.disc(500, 500, 498, colour).disc(500, 500, 498, None, '#ffffff', 10).disc(500, 500, 300, shade(colour, -0.35))
    a.text(500, 110, brand, 100, '#ffffff', anchor='mm')
    a.text(500, 880, lines[0], 58, '#ffffff', anchor='mm')
    for i, s in enumerate(lines[1:3]):
        a.text(500, (290, 705)[i], s, 52, '#ffffff', False, 'mm')
    a.text(130, 500, lines[3], 56, '#ffffff', anchor='mm', turn=90).text(870, 500, lines[4], 56, '#ffffff', anchor='mm', turn=-90)
    px = a.im.load()
    r2 = (hole * 1000) ** 2
    for y in range(1000):
        for x in range(1000):
            if (x - 500) ** 2 + (y - 500) ** 2 < r2:
                px[x, y] = (0, 0, 0, 0)
    return a.save()


def screen(kind='sheet', w=1280, h=800):
    """A screen picture of our own: a soft landscape of waves or a table."""
    a = Art(w, h, '#0d3b66')
    if kind == 'wave':
        a.fade('#1d4e89', '#7fb7d6')
        for i, c in enumerate(('#5fa8d3', '#3d84b8', '#2a6a9e', '#1b4f7d', '#123a60')):
            a.wave(h * (0.42 + 0.11 * i), h * 0.06, c, i * 1.3, 0.9 + i * 0.15)
        a.disc(w * 0.72, h * 0.26, h * 0.07, '#fdf3dc')
        a.im = a.im.filter(ImageFilter.GaussianBlur(1.2))
        a.d = ImageDraw.Draw(a.im)
        a.rect(w * 0.3, h * 0.925, w * 0.7, h * 0.985, (255, 255, 255, 200), 18)
        for i, c in enumerate(('#c8102e', '#2a6a9e', '#f0a202', '#2d936c', '#6b4e9b', '#444b54')):
            a.rect(w * 0.335 + i * w * 0.057, h * 0.937, w * 0.335 + i * w * 0.057 + h * 0.036, h * 0.973, c, 8)
    return a.save()


def mesh_cloth(colour, n=72, size=720):
    """A mesh for chair backs: threads with holes (alpha)."""
    a = Art(size, size, (0, 0, 0, 0))
    step = size / n
    for i in range(n + 1):
        a.d.line((i * step, 0, i * step, size), fill=colour, width=max(2, int(step * 0.36)))
        a.d.line((0, i * step, size, i * step), fill=shade(colour, 0.08), width=max(3, int(step * 0.52)))
    return a.save()


def blade(length=30):
    """The scale of a measuring tape, `length` centimetres."""
    a = Art(length * 60, 150, '#f5d21f')
    for mm in range(length * 10 + 1):
        x = mm * 6
        t = 74 if mm % 10 == 0 else 54 if mm % 5 == 0 else 34
        a.d.line((x, 0, x, t), fill='#1a1a1a', width=2)
        if mm % 10 == 0 and mm:
            a.text(x - 6, 106, str(mm // 10), 58, '#c8102e' if mm % 100 == 0 else '#1a1a1a', anchor='rm')
    return a.save()
