"""Goods: gloves."""
import math

from builders import group, lathe, loft
from materials import mat
from outlines import TAU, oval
from registry import shape


def _blend(parts, voxel, passes, material):
    """Join closed meshes into one soft skin."""
    import bpy
    bpy.ops.object.select_all(action='DESELECT')
    for p in parts:
        p.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    ob = parts[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    ob.modifiers.clear()
    r = ob.modifiers.new('r', 'REMESH')
    r.mode, r.voxel_size = 'VOXEL', voxel
    s = ob.modifiers.new('s', 'SMOOTH')
    s.factor, s.iterations = 0.5, passes
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    bpy.data.objects.remove(ob)
    new = bpy.data.objects.new('skin', me)
    bpy.context.collection.objects.link(new)
    me.materials.clear()
    for m in material:
        me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    return new


@shape
def gloves(coat='#20242a', knit='#8f979f', hem='#c8102e', text='守岳'):
    """A pair of coated work gloves, lying."""
    dip = mat(coat, rough=0.5, grain=0.55, grain_size=7, coat=0.15)
    yarn = mat(knit, rough=0.9, sheen=0.5, weave=2.6)

    def one(side):
        parts = []

        def limb(a, b, ra, rb, flat=0.82):
            import mathutils
            pa, pb = mathutils.Vector(a), mathutils.Vector(b)
            n = 14
            prof = []
            length = (pb - pa).length
            for i in range(n + 1):
                t = i / n
                r = ra + (rb - ra) * t
                if t > 0.82:
                    r *= math.sqrt(max(0.0, 1 - ((t - 0.82) / 0.18) ** 2))
                prof.append((max(r, 0.0), length * t))
            prof[-1] = (0, length)
            ob = lathe([(0, 0), *prof], dip, segs=32, squash=flat)
            ob.rotation_mode = 'QUATERNION'
            ob.location = pa
            ob.rotation_quaternion = (pb - pa).to_track_quat('Z', 'Y')
            parts.append(ob)
        for x, length, spread, bend in ((-3.25, 7.8, -1.0, 0.6), (-1.1, 9.0, -0.25, 0.3), (1.1, 8.5, 0.4, 0.4), (3.2, 6.8, 1.3, 0.8)):
            limb((side * x, 8.2, 0.0), (side * (x + spread), 9.4 + length, bend), 1.18, 0.92)
        limb((side * -2.8, 2.6, 0.0), (side * -7.4, 8.0, 1.1), 1.65, 1.15)
        palm = loft([[(p[0], y, p[1]) for p in oval(w, h, 0, 40, 2.8)] for y, w, h in ((-0.5, 3.7, 1.5), (2, 4.2, 1.65), (6, 4.7, 1.6), (9.6, 4.5, 1.25))], dip)
        palm.data.flip_normals()
        parts.append(palm)
        skin = _blend(parts, 0.16, 9, [dip, yarn])
        for p in skin.data.polygons:
            c = p.center
            p.material_index = 1 if c.y < 1.3 + 0.25 * math.sin(c.x * 2.2) or (c.z < -0.5 and c.y < 11) else 0
        cuff = []
        for i in range(25):
            y = -7.0 + 7.6 * i / 24
            k = 2.95 + 0.75 * (i / 24) ** 2.4
            ring_ = []
            for j in range(160):
                a = TAU * j / 160
                r = 1 + 0.04 * math.cos(a * 36)
                ring_.append((k * r * math.cos(a), y, 1.45 * r * math.sin(a)))
            cuff.append(ring_)
        loft(cuff, mat(knit, rough=0.95, sheen=0.5, grain=0.3, grain_size=8), caps=False, angle=80)
        band = [[(3.12 * math.cos(TAU * j / 64), y, 1.56 * math.sin(TAU * j / 64)) for j in range(64)] for y in (-7.35, -7.3, -6.6, -6.5)]
        loft(band, mat(hem, rough=0.9, grain=0.3, grain_size=9), caps=False, angle=80)
    group(lambda: one(1), (-5.4, 0, 1.7), (0, 0, 8))
    group(lambda: one(-1), (6.4, -1.2, 1.7), (0, 0, -12))
    return {'view': (0, 58), 'fill': 0.88}
