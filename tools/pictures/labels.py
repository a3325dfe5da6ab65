"""Labels that many goods share: fronts of boxes, bags, bottles and cans, badges of devices."""
from art import Art, shade


def fit(text, size, width):
    """Size at which the text is at most so wide; a Chinese sign is as wide as it is high."""
    wide = sum(1.0 if ord(c) > 0x2e80 else 0.58 for c in text) or 1
    return min(size, width / wide)


def panel(brand, name, line='', colour='#1f6fb2', w=900, h=600, style='wave', ground='#fbfbfa', ink='#20262d'):
    """Front of a printed package: brand, name, size or count."""
    a = Art(w, h, ground)
    if style == 'wave':
        a.wave(h * 0.70, h * 0.05, shade(colour, 0.5), 0.3, 0.9).wave(h * 0.77, h * 0.06, colour, 1.2, 0.9)
    elif style == 'band':
        a.rect(0, 0, w, h * 0.26, colour).rect(0, h * 0.26, w, h * 0.28, shade(colour, 0.45))
    elif style == 'side':
        a.rect(0, 0, w * 0.10, h, colour).poly([(w, h * 0.55), (w, h), (w * 0.55, h)], shade(colour, 0.25))
    elif style == 'full':
        a.rect(0, 0, w, h, colour).poly([(w, 0), (w, h * 0.75), (w * 0.45, 0)], shade(colour, 0.14))
    x = w * (0.16 if style == 'side' else 0.08)
    room = w * 0.92 - x
    light = style == 'full'
    head = '#ffffff' if style in ('band', 'full') else colour
    a.text(x, h * 0.14, brand, fit(brand, h * 0.15, room * 0.6), head)
    a.text(x, h * 0.40, name, fit(name, h * 0.15, room), '#ffffff' if light else ink)
    if line:
        foot = style in ('wave', 'full')
        a.text(x, h * (0.885 if style == 'wave' else 0.62), line, fit(line, h * 0.09, room), '#ffffff' if foot else '#5b6470', foot)
    return a.save()


def tall(brand, name, line='', colour='#1f6fb2', w=600, h=900, ground='#ffffff', style='wave', ink='#20262d'):
    """Upright label: everything in the middle, one below the other."""
    a = Art(w, h, ground)
    if style == 'wave':
        a.wave(h * 0.72, h * 0.035, shade(colour, 0.5), 0.3, 1).wave(h * 0.77, h * 0.04, colour, 1.4, 1)
    elif style == 'full':
        a.rect(0, 0, w, h, colour)
        a.rect(w * 0.08, h * 0.30, w * 0.92, h * 0.70, '#ffffff', w * 0.04)
    elif style == 'band':
        a.rect(0, 0, w, h * 0.24, colour).rect(0, h * 0.86, w, h, colour)
    bright = style in ('band', 'full')
    a.text(w / 2, h * (0.13 if bright else 0.18), brand, fit(brand, h * 0.12, w * 0.8), '#ffffff' if bright else colour, anchor='mm')
    a.text(w / 2, h * 0.44, name, fit(name, h * 0.12, w * 0.8), ink, anchor='mm')
    a.text(w / 2, h * (0.90 if style != 'full' else 0.60), line, fit(line, h * 0.07, w * 0.8), '#ffffff' if style != 'full' else '#5b6470', anchor='mm')
    return a.save()


def around(brand, name, line='', colour='#1f6fb2', w=1600, h=700, ground='#ffffff', style='wave', ink='#20262d', times=2):
    """Label around a can or bottle, its front repeated."""
    a = Art(w, h, ground)
    if style == 'wave':
        a.wave(h * 0.70, h * 0.05, shade(colour, 0.5), 0.3, 2).wave(h * 0.77, h * 0.05, colour, 1.4, 2)
    elif style == 'band':
        a.rect(0, 0, w, h * 0.20, colour).rect(0, h * 0.82, w, h, colour)
    elif style == 'full':
        a.rect(0, 0, w, h, colour)
    room = w / times
    for i in range(times):
        x = room * (i + 0.5)
        full = style == 'full'
        a.text(x, h * 0.31, brand, fit(brand, h * 0.24, room * 0.62), '#ffffff' if full else colour, anchor='mm')
        a.text(x, h * 0.55, name, fit(name, h * 0.15, room * 0.62), '#ffffff' if full else ink, anchor='mm')
        a.text(x, h * 0.90, line, fit(line, h * 0.10, room * 0.62), '#ffffff' if style != 'plain' else '#5b6470', anchor='mm')
    return a.save()


def mark(text, colour='#ffffff', w=600, h=160, bold=True, size=0.7):
    """Letters on a clear ground."""
    a = Art(w, h, (0, 0, 0, 0))
    a.text(w / 2, h / 2, text, fit(text, h * size, w * 0.94), colour, bold, 'mm')
    return a.save()
