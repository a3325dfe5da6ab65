"""Render pictures of goods.

PATH=/usr/bin:/bin nice -n 19 blender -b --python render.py -- --jobs jobs.json --out DIR [--cache DIR]
    [--size 480] [--samples 8] [--to 480] [--only NAME,NAME] [--threads 1]

A job is {"name": "ream/1f0c...", "shape": "ream", "with": {parameters of the shape}}; its name contains the hash of
its parameters. A picture is made only if its file is missing: delete those of a shape that has changed. The manifest
holds the hash of each file.
"""
import hashlib
import importlib
import json
import os
import random
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import numpy as np  # noqa: E402
from PIL import Image, ImageFilter  # noqa: E402

import passes  # noqa: E402
import stage  # noqa: E402
from registry import SHAPES  # noqa: E402

GROUND = (250, 250, 251)  # flat: a gradient of a few levels shows as bands after compression

sys.path.insert(0, os.path.join(HERE, 'goods'))
for file in sorted(os.listdir(os.path.join(HERE, 'goods'))):
    if file.endswith('.py'):
        importlib.import_module(file[:-3])


def option(name, default=None):
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return a[a.index(name) + 1] if name in a else default


def finish(png, shadow, out, to, depth):
    """The thing over its shadow over the ground, sized down, a little sharpened, as WebP."""
    im = Image.open(png).convert('RGBA')
    base = Image.new('RGB', im.size, GROUND)
    veil = (np.clip(shadow[::-1, :, 0], 0, 1) * 255 * depth).astype('uint8')
    base.paste((34, 37, 43), (0, 0), Image.fromarray(veil).resize(im.size, Image.BICUBIC))
    base = base.convert('RGBA')
    base.alpha_composite(im)
    small = base.convert('RGB')
    if small.width != to:
        small = small.resize((to, to), Image.LANCZOS)
    small.filter(ImageFilter.UnsharpMask(0.8, 40, 2)).save(out, 'WEBP', quality=84, method=6)


def light_of(shot, cache, size, samples, threads):
    """The light on the built thing, from the cache if a variant of it was rendered before."""
    key = passes.fingerprint()
    kept = sorted(file for file in os.listdir(cache) if file.startswith(key))
    if kept:
        with np.load(os.path.join(cache, kept[-1])) as file:
            light = {name: file[name].astype(np.float32) for name in file.files}
        light['dye'] = passes.render_dye(len(light['alpha']), threads)
        return light, False
    light = passes.render_light(size, samples, threads, shot.get('see_through', False), shot.get('denoise', 1.0))
    np.savez(os.path.join(cache, '%s-%04d-%03d.npz' % (key, size, samples)),
             **{k: np.minimum(v, 60000).astype(np.float16) for k, v in light.items() if k != 'dye'})
    return light, True


def main():
    out, cache = option('--out', '/tmp/pictures'), option('--cache', '/tmp/picture-light')
    os.makedirs(cache, exist_ok=True)
    size, samples, to = int(option('--size', 480)), int(option('--samples', 8)), int(option('--to', 480))
    threads = int(option('--threads', 1))
    only = set(filter(None, option('--only', '').split(',')))
    manifest_path = os.path.join(out, 'manifest.json')
    for job in json.load(open(option('--jobs'))):
        name = job['name']
        if only and name not in only and job['shape'] not in only:
            continue
        target = os.path.join(out, name + '.webp')
        if os.path.exists(target):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        t, cpu = time.time(), time.process_time()
        stage.reset()
        random.seed(7)
        try:
            shot = SHAPES[job['shape']](**job.get('with', {})) or {}
        except Exception as fault:  # the other pictures are still made
            print('FAILED %s: %r' % (name, fault), flush=True)
            continue
        stage.frame(job.get('view') or shot.get('view', 'three'), shot.get('fill', 0.8),
                    **{k: shot[k] for k in ('level', 'rotate', 'exposure', 'lens') if k in shot})
        light, new = light_of(shot, cache, size, samples, threads)
        png = os.path.join(tempfile.gettempdir(), 'shot-%d.png' % os.getpid())
        passes.develop(light['dull'] * light['dye'] + light['rest'], light['alpha'], png)
        finish(png, light['shadow'], target, to, shot.get('shadow', 0.62))
        os.remove(png)
        manifest = json.load(open(manifest_path)) if os.path.exists(manifest_path) else {}
        manifest[name] = hashlib.sha256(open(target, 'rb').read()).hexdigest()
        with open(manifest_path, 'w') as file:
            json.dump(manifest, file, indent=1, sort_keys=True, ensure_ascii=False)
            file.write('\n')
        print('PICTURE %s%s: %.1f s of CPU, %.1f s by the clock, %d bytes' % (
            name, '' if new else ' (dye)', time.process_time() - cpu, time.time() - t, os.path.getsize(target)), flush=True)


main()
