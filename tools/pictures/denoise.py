"""An edge-avoiding filter (a trous wavelet, after Dammertz et al. 2010) guided by albedo and normals.

Debian's Blender is built without OpenImageDenoise; this small NumPy filter takes its place.
"""
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def shift(a, dy, dx):
    h, w = a.shape[:2]
    out = np.pad(a, ((max(0, dy), max(0, -dy)), (max(0, dx), max(0, -dx)), (0, 0)), mode='edge')
    y, x = (0 if dy > 0 else -dy), (0 if dx > 0 else -dx)
    return out[y:y + h, x:x + w]


def luma(c):
    return (c @ np.array([0.3, 0.6, 0.1], np.float32))[..., None]


def box3(a):
    return sum(shift(a, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9


def tame(c):
    """Pull fireflies down to the brightest of their neighbours."""
    around = [luma(shift(c, dy, dx)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    top = np.sort(np.concatenate(around, 2), axis=2)[..., 5:6]
    return c * np.minimum(1, (top + 1e-3) / (luma(c) + 1e-3))


def denoise(layers, alpha, albedo, normal, strength=1.0, steps=3):
    """Smooth layers of linear light together; albedo, normals and coverage tell where the edges are."""
    base = np.clip(albedo, 0, 1)
    light = np.log1p(np.concatenate([tame(layer) for layer in layers], 2))
    guide = luma(box3(light[..., :3])) + luma(box3(light[..., 3:6]))
    for step in range(steps):
        gap = 2 ** step
        sigma_c = 0.16 * strength / (1.5 ** step)
        total, weight = np.zeros_like(light), np.zeros_like(alpha)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                oy, ox = dy * gap, dx * gap
                k = KERNEL[dy + 2] * KERNEL[dx + 2]
                da = ((shift(base, oy, ox) - base) ** 2).sum(2, keepdims=True) / 0.02
                dn = ((shift(normal, oy, ox) - normal) ** 2).sum(2, keepdims=True) / 0.06
                dc = (shift(guide, oy, ox) - guide) ** 2 / sigma_c ** 2
                dm = (shift(alpha, oy, ox) - alpha) ** 2 / 0.02
                w = k * np.exp(-(da + dn + dc + dm))
                total += w * shift(light, oy, ox)
                weight += w
        light = total / np.maximum(weight, 1e-6)
        guide = luma(light[..., :3]) + luma(light[..., 3:6])
    return np.split(np.expm1(light), len(layers), axis=2)


def blur(a, sigma):
    n = int(sigma * 3) + 1
    k = np.exp(-0.5 * (np.arange(-n, n + 1) / sigma) ** 2)
    k /= k.sum()
    for axis in (0, 1):
        p = np.pad(a, [(n, n) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge')
        a = sum(k[i] * np.take(p, range(i, i + a.shape[axis]), axis=axis) for i in range(2 * n + 1))
    return a.astype(np.float32)
