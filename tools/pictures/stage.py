"""The studio: light, camera and framing of one shot. Lengths are studio units: the longest side of a thing is 2."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from materials import MATERIALS, mat

VIEWS = {  # azimuth, elevation
    'three': (32, 20), 'left': (-32, 20), 'front': (0, 9), 'high': (24, 42), 'top': (0, 68), 'side': (78, 14),
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATERIALS.clear()


def softbox(at, size, power, to=(0, 0, 0.7), tint=(1, 1, 1)):
    d = bpy.data.lights.new('softbox', 'AREA')
    d.shape = 'RECTANGLE'
    d.size, d.size_y = size
    d.energy = power
    d.color = tint
    ob = bpy.data.objects.new('softbox', d)
    bpy.context.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def studio(level=1.0, rotate=0.0):
    """Key left, fill right, strip behind, big top light; a world that is bright above and darker at the horizon."""
    rig = bpy.data.objects.new('rig', None)
    bpy.context.collection.objects.link(rig)
    for ob in (
        softbox((-3.4, -2.8, 3.6), (2.6, 2.6), 230 * level, tint=(1, 0.985, 0.96)),
        softbox((4.2, -1.6, 2.2), (1.6, 3.4), 75 * level, tint=(0.96, 0.98, 1)),
        softbox((2.6, 3.6, 3.4), (3.0, 1.2), 120 * level),
        softbox((0, 0.4, 5.2), (3.6, 3.0), 120 * level),
    ):
        ob.parent = rig
    rig.rotation_euler = (0, 0, math.radians(rotate))
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs['Fac'])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, (0.30, 0.30, 0.31, 1)
    e[1].position, e[1].color = 0.75, (0.75, 0.75, 0.76, 1)
    bg = nt.nodes['Background']
    nt.links.new(ramp.outputs['Color'], bg.inputs['Color'])
    bg.inputs['Strength'].default_value = 0.62 * level
    bpy.ops.mesh.primitive_plane_add(size=60)
    floor = bpy.context.object
    floor.data.materials.append(mat('#f2f2f2', rough=0.6))
    floor.name = 'floor'


def points():
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for ob in bpy.data.objects:
        if ob.type == 'MESH':
            ev = ob.evaluated_get(dg)
            me = ev.to_mesh()
            step = max(1, len(me.vertices) // 400)
            out += [ev.matrix_world @ v.co for v in list(me.vertices)[::step]]
            ev.to_mesh_clear()
    return out


def frame(view='three', fill=0.80, level=1.0, rotate=0.0, exposure=0.0, lens=90):
    """Scale everything to studio size, stand it on the floor, light it and let the camera frame it."""
    root = bpy.data.objects.new('root', None)
    bpy.context.collection.objects.link(root)
    for ob in bpy.data.objects:
        if ob.parent is None and ob is not root:
            ob.parent = root
    bpy.context.view_layer.update()
    pts = points()
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    s = 2.0 / max(hi - lo)
    root.scale = (s, s, s)
    root.location = (-s * (lo.x + hi.x) / 2, -s * (lo.y + hi.y) / 2, -s * lo.z)
    bpy.context.view_layer.update()
    pts = [root.matrix_world @ p for p in pts]
    az, el = VIEWS[view] if isinstance(view, str) else view
    studio(level, rotate + az * 0.5)
    sc = bpy.context.scene
    cam = bpy.data.objects.new('cam', bpy.data.cameras.new('cam'))
    bpy.context.collection.objects.link(cam)
    sc.camera = cam
    cam.data.lens = lens
    sc.render.resolution_x = sc.render.resolution_y = 100
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    target, dist = Vector((0, 0, s * (hi.z - lo.z) / 2)), 9.0
    for _ in range(6):
        cam.location = target + d * dist
        cam.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        co = [world_to_camera_view(sc, cam, p) for p in pts]
        x0, x1 = min(c.x for c in co), max(c.x for c in co)
        y0, y1 = min(c.y for c in co), max(c.y for c in co)
        width = 36 / lens * dist
        m = cam.matrix_world.to_3x3()
        target += m @ Vector((((x0 + x1) / 2 - 0.5) * width, ((y0 + y1) / 2 - 0.5) * width, 0))
        dist *= max(x1 - x0, y1 - y0) / fill
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'High Contrast'
    sc.view_settings.exposure = exposure
