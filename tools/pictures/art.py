"""Print for labels, wrappers, dials and screens, drawn with Pillow and the Noto Sans CJK of Debian."""
import hashlib
import math
import os
import tempfile

from PIL import Image, ImageDraw, ImageFont

FOLDER = os.path.join(tempfile.gettempdir(), 'picture-labels')
FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-%s.ttc'
SC = 2  # the face of the collection with simplified Chinese forms


class Art:
    def __init__(self, w, h, ground='#ffffff'):
        self.w, self.h = w, h
        self.im = Image.new('RGBA', (w, h), ground)
        self.d = ImageDraw.Draw(self.im)

    def text(self, x, y, s, size, colour='#222222', bold=True, anchor='lm', turn=0):
        f = ImageFont.truetype(FONT % ('Bold' if bold else 'Regular'), int(size), index=SC)
        if not turn:
            self.d.text((x, y), s, font=f, fill=colour, anchor=anchor)
            return self
        b = f.getbbox(s)
        t = Image.new('RGBA', (b[2] + 8, b[3] + 8), (0, 0, 0, 0))
        ImageDraw.Draw(t).text((4, 4), s, font=f, fill=colour)
        t = t.rotate(turn, expand=True)
        self.im.alpha_composite(t, (int(x - t.width / 2), int(y - t.height / 2)))
        return self

    def column(self, x, y, s, size, colour='#222222', step=1.12):
        """Upright text, one sign below the other."""
        for i, ch in enumerate(s):
            self.text(x, y + i * size * step, ch, size, colour, anchor='mm')
        return self

    def rect(self, x0, y0, x1, y1, colour, r=0, line=None, width=0):
        self.d.rounded_rectangle((x0, y0, x1, y1), r, fill=colour, outline=line, width=width)
        return self

    def poly(self, pts, colour):
        self.d.polygon(pts, fill=colour)
        return self

    def disc(self, x, y, r, colour=None, line=None, width=0):
        self.d.ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=line, width=width)
        return self

    def fade(self, top, bottom):
        a, b = Image.new('RGBA', (1, 1), top).getpixel((0, 0)), Image.new('RGBA', (1, 1), bottom).getpixel((0, 0))
        for y in range(self.h):
            t = y / max(1, self.h - 1)
            self.d.line((0, y, self.w, y), fill=tuple(int(p + (q - p) * t) for p, q in zip(a, b)))
        return self

    def wave(self, y, height, colour, phase=0.0, turns=1.0):
        pts = [(x, y + height * math.sin(phase + turns * 6.283 * x / self.w)) for x in range(0, self.w + 8, 8)]
        return self.poly([*pts, (self.w, self.h), (0, self.h)], colour)

    def bars(self, x, y, w, h, seed=1):
        """A bar code that no scanner can read."""
        self.rect(x - 10, y - 8, x + w + 10, y + h + 26, '#ffffff')
        n = seed * 7919 + 13
        cx = x
        while cx < x + w:
            n = (n * 1103515245 + 12345) % 2 ** 31
            t = 2 + (n >> 8) % 3 * 2
            self.d.rectangle((cx, y, min(cx + t - 1, x + w), y + h), fill='#111111')
            cx += t + 2 + (n >> 12) % 3 * 2
        return self.text(x + w / 2, y + h + 12, '0 %06d %05d 0' % (n % 10 ** 6, n // 7 % 10 ** 5), 18, '#111111', False, 'mm')

    def save(self):
        os.makedirs(FOLDER, exist_ok=True)
        path = os.path.join(FOLDER, hashlib.sha256(self.im.tobytes()).hexdigest()[:16] + '.png')
        if not os.path.exists(path):
            self.im.save(path)
        return path


def shade(colour, k):
    """Lighter (k > 0) or darker (k < 0)."""
    h = colour.lstrip('#')
    c = [int(h[i:i + 2], 16) for i in (0, 2, 4)]
    c = [int(v + (255 - v) * k) if k > 0 else int(v * (1 + k)) for v in c]
    return '#%02x%02x%02x' % tuple(c)
