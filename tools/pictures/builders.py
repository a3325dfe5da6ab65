"""Builders of meshes. Units are centimetres: X is right, Z is up, the camera looks from -Y."""
import math

import bmesh
import bpy
from mathutils import Vector

from materials import mat
from outlines import TAU, rect, rounded, spline


def place(ob, loc=(0, 0, 0), rot=(0, 0, 0)):
    ob.location = loc
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def mesh(verts, faces, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, segs=3, subsurf=0, angle=40, uv=None, thick=0.0):
    me = bpy.data.meshes.new('s')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if uv:
        layer = me.uv_layers.new()
        for loop in me.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    return _object(me, material, loc, rot, bevel, segs, subsurf, angle, thick)


def _object(me, material, loc, rot, bevel, segs, subsurf, angle, thick=0.0):
    ob = bpy.data.objects.new('s', me)
    bpy.context.collection.objects.link(ob)
    for m in material if isinstance(material, list) else [material]:
        me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(180 if subsurf else angle)
    if thick:
        s = ob.modifiers.new('thick', 'SOLIDIFY')
        s.thickness = thick
        s.offset = -1
    if bevel:
        b = ob.modifiers.new('bevel', 'BEVEL')
        b.width = bevel
        b.segments = segs
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(35)
        b.harden_normals = True
    if subsurf:
        s = ob.modifiers.new('subsurf', 'SUBSURF')
        s.levels = s.render_levels = subsurf
    return place(ob, loc, rot)


FACES = {'bottom': 0, 'top': 1, 'front': 2, 'back': 3, 'left': 4, 'right': 5}


def box(x, y, z, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.1, segs=3, faces=None, subsurf=0):
    """A box whose centre is `loc`; faces={'front': material, ...} lays a picture on a whole face."""
    a, b, c = x / 2, y / 2, z / 2
    quads = [  # counter-clockwise from outside, starting bottom left as seen
        [(-a, b, -c), (a, b, -c), (a, -b, -c), (-a, -b, -c)],
        [(-a, -b, c), (a, -b, c), (a, b, c), (-a, b, c)],
        [(-a, -b, -c), (a, -b, -c), (a, -b, c), (-a, -b, c)],
        [(a, b, -c), (-a, b, -c), (-a, b, c), (a, b, c)],
        [(-a, b, -c), (-a, -b, -c), (-a, -b, c), (-a, b, c)],
        [(a, -b, -c), (a, b, -c), (a, b, c), (a, -b, c)],
    ]
    bm = bmesh.new()
    known = {}
    layer = bm.loops.layers.uv.new()
    for i, q in enumerate(quads):
        for p in q:
            if p not in known:
                known[p] = bm.verts.new(p)
        f = bm.faces.new([known[p] for p in q])
        for loop, t in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
            loop[layer].uv = t
        f.material_index = 0
    slots = [material]
    bm.faces.ensure_lookup_table()
    for name, m in (faces or {}).items():
        slots.append(m)
        bm.faces[FACES[name]].material_index = len(slots) - 1
    me = bpy.data.meshes.new('box')
    bm.to_mesh(me)
    bm.free()
    return _object(me, slots, loc, rot, bevel, segs, subsurf, 40)


def lathe(profile, material, loc=(0, 0, 0), rot=(0, 0, 0), segs=96, squash=1.0, angle=40, arc=TAU, radius=None):
    """Turn (radius, height[, corner radius]) around Z."""
    pts = rounded(profile, radius)
    verts, faces = [], []
    full = abs(arc - TAU) < 1e-6
    cols = segs if full else segs + 1
    rows = []
    for r, z in pts:
        if r < 1e-6:
            rows.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rows.append(list(range(len(verts), len(verts) + cols)))
            for i in range(cols):
                a = arc * i / segs
                verts.append((r * math.cos(a), r * math.sin(a) * squash, z))
    for lo, hi in zip(rows, rows[1:]):
        for i in range(segs):
            j = (i + 1) % cols
            if len(lo) == 1 and len(hi) == 1:
                continue
            if len(lo) == 1:
                faces.append((lo[0], hi[j], hi[i]))
            elif len(hi) == 1:
                faces.append((lo[i], lo[j], hi[0]))
            else:
                faces.append((lo[i], lo[j], hi[j], hi[i]))
    return mesh(verts, faces, material, loc, rot, angle=angle)


def cylinder(r, z, material, loc=(0, 0, 0), rot=(0, 0, 0), edge=0.05, segs=64):
    return lathe([(0, 0), (r, 0, edge), (r, z, edge), (0, z)], material, loc, rot, segs)


def wrap(image, r, z0, z1, loc=(0, 0, 0), rot=(0, 0, 0), arc=360, middle=-90, rough=0.35, alpha=False, squash=1.0, coat=0.0, m=None):
    """A label around a cylinder; its middle faces `middle` degrees (-90 is the camera)."""
    n = 96
    verts, uv, faces = [], [], []
    for i in range(n + 1):
        a = math.radians(middle - arc / 2 + arc * i / n)
        for z, v in ((z0, 0), (z1, 1)):
            verts.append((r * math.cos(a), r * math.sin(a) * squash, z))
            uv.append((i / n, v))
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return mesh(verts, faces, m or mat(image=image, rough=rough, alpha=alpha, coat=coat), loc, rot, uv=uv)


def decal(image, w, h, loc=(0, 0, 0), rot=(0, 0, 0), rough=0.4, alpha=False, m=None):
    """A flat label in the local XY plane; rot (90, 0, 0) makes it face the camera."""
    v = [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)]
    return mesh(v, [(0, 1, 2, 3)], m or mat(image=image, rough=rough, alpha=alpha), loc, rot,
                uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def plate(outlines, depth, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.1, segs=4):
    """Outline(s) in XY (inner ones are holes), as thick as `depth` along Z, with round edges."""
    if isinstance(outlines[0][0], (int, float)):
        outlines = [outlines]
    c = bpy.data.curves.new('p', 'CURVE')
    c.dimensions = '2D'
    c.fill_mode = 'BOTH'
    for line in outlines:
        s = c.splines.new('POLY')
        s.points.add(len(line) - 1)
        for pt, q in zip(s.points, line):
            pt.co = (q[0], q[1], 0, 1)
        s.use_cyclic_u = True
    c.extrude = max(depth / 2 - bevel, 0.0005)
    c.bevel_depth = bevel
    c.bevel_resolution = segs
    c.offset = -bevel
    tmp = bpy.data.objects.new('p', c)
    bpy.context.collection.objects.link(tmp)
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(tmp)
    return _object(me, material, loc, rot, 0, 0, 0, 50)


def tube(points, r, material, loc=(0, 0, 0), rot=(0, 0, 0), cyclic=False, flat=None, smooth=True):
    """A round (or, with flat=(w, h), rectangular) bar along the points."""
    pts = spline(points, cyclic=cyclic) if smooth else [Vector(q) for q in points]
    c = bpy.data.curves.new('t', 'CURVE')
    c.dimensions = '3D'
    c.twist_mode = 'MINIMUM' if not cyclic else 'Z_UP'
    s = c.splines.new('POLY')
    s.points.add(len(pts) - 1)
    for pt, q in zip(s.points, pts):
        pt.co = (*q, 1)
    s.use_cyclic_u = cyclic
    s.use_smooth = True
    section = None
    if flat:
        sc = bpy.data.curves.new('sec', 'CURVE')
        ss = sc.splines.new('POLY')
        line = rect(flat[0], flat[1], min(flat) * 0.45, 4)
        ss.points.add(len(line) - 1)
        for pt, q in zip(ss.points, line):
            pt.co = (q[0], q[1], 0, 1)
        ss.use_cyclic_u = True
        section = bpy.data.objects.new('sec', sc)
        c.bevel_mode = 'OBJECT'
        c.bevel_object = section
    else:
        c.bevel_depth = r
        c.bevel_resolution = 6
    c.use_fill_caps = True
    tmp = bpy.data.objects.new('t', c)
    bpy.context.collection.objects.link(tmp)
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(tmp)
    if section:
        bpy.data.objects.remove(section)
    return _object(me, material, loc, rot, 0, 0, 0, 50)


def loft(rings, material, loc=(0, 0, 0), rot=(0, 0, 0), subsurf=0, caps=True, angle=40, bevel=0.0):
    """Skin through closed rings of equally many points."""
    n = len(rings[0])
    verts = [v for r in rings for v in r]
    faces = []
    for i in range(len(rings) - 1):
        for j in range(n):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    if caps:
        faces.append(tuple(reversed(range(n))))
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return mesh(verts, faces, material, loc, rot, subsurf=subsurf, angle=angle, bevel=bevel)


def thread(r, z0, z1, pitch, depth, material, loc=(0, 0, 0), rot=(0, 0, 0), round_=False):
    """A screw thread around Z."""
    cols, verts, faces = 72, [], []
    rows = max(8, int((z1 - z0) / pitch * 12))
    for i in range(rows + 1):
        z = z0 + (z1 - z0) * i / rows
        fade = min(1, (z - z0) / pitch / 0.8, (z1 - z) / pitch / 0.8)
        for j in range(cols):
            f = (z / pitch - j / cols) % 1
            h = 0.5 - 0.5 * math.cos(TAU * f) if round_ else min(1, max(0, 1.25 * abs(2 * f - 1) - 0.1))
            rr = r - depth + depth * h * max(0, fade)
            a = TAU * j / cols
            verts.append((rr * math.cos(a), rr * math.sin(a), z))
    for i in range(rows):
        for j in range(cols):
            k = (j + 1) % cols
            faces.append((i * cols + j, i * cols + k, (i + 1) * cols + k, (i + 1) * cols + j))
    return mesh(verts, faces, material, loc, rot, angle=60)


def group(build, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Build a part, then move it as one."""
    before = set(bpy.data.objects)
    build()
    root = bpy.data.objects.new('g', None)
    bpy.context.collection.objects.link(root)
    for ob in set(bpy.data.objects) - before - {root}:
        if ob.parent is None:
            ob.parent = root
    root.scale = (scale,) * 3
    return place(root, loc, rot)


