"""Rendering. The light on a thing is rendered once; its dye (the colours and prints of dull surfaces) again for each
variant, which takes a tenth of the time, because it needs no light."""
import hashlib
import os
import shutil
import tempfile

import bpy
import numpy as np

from denoise import blur, denoise
from materials import MATERIALS, mat

DYE = ('colour', 'image')


def fingerprint():
    """Hash of all that the light depends on: geometry, camera and materials, without the dye of dull surfaces."""
    h = hashlib.sha256()
    keys = {m.name: dict(key) for key, m in MATERIALS.items()}
    dg = bpy.context.evaluated_depsgraph_get()
    for ob in sorted((o for o in bpy.data.objects if o.type == 'MESH'), key=lambda o: o.name):
        co = np.empty(len(ob.data.vertices) * 3, np.float32)
        ob.data.vertices.foreach_get('co', co)
        h.update(np.round(co, 3).tobytes())
        h.update(np.round(np.array(ob.evaluated_get(dg).matrix_world), 3).tobytes())
        for slot in ob.data.materials:
            key = keys[slot.name]
            fixed = key['metal'] or key['clear'] or key['glow']
            h.update(repr([(k, v) for k, v in sorted(key.items()) if fixed or k not in DYE]).encode())
    h.update(np.round(np.array(bpy.context.scene.camera.matrix_world), 4).tobytes())
    return h.hexdigest()[:20]


def prepare(size, threads):
    sc = bpy.context.scene
    r, cy = sc.render, sc.cycles
    r.engine = 'CYCLES'
    r.resolution_x = r.resolution_y = size
    r.resolution_percentage = 100
    r.threads_mode, r.threads = 'FIXED', threads
    r.film_transparent = True
    cy.device = 'CPU'
    cy.use_denoising = False  # Debian's Blender is built without OpenImageDenoise
    cy.use_adaptive_sampling, cy.adaptive_threshold = True, 0.02
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = 8, 2, 3
    cy.transmission_bounces, cy.transparent_max_bounces = 8, 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 3
    cy.blur_glossy = 0.5
    cy.film_transparent_glass = True
    layer = sc.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    return sc


def render_light(size, samples, threads, see_through=False, strength=1.0):
    """Dull light, everything else, coverage and shadow: what all variants of a thing share."""
    sc = prepare(size, threads)
    floor = bpy.data.objects['floor']
    floor.visible_camera = False
    p = render(sc, samples, ('Image', 'DiffDir', 'DiffInd', 'DiffCol', 'Denoising Normal', 'Denoising Albedo'))
    alpha = np.clip(p['Image'][..., 3:], 0, 1)
    dye = p['DiffCol'][..., :3]
    dull = p['DiffDir'][..., :3] + p['DiffInd'][..., :3]
    rest = np.maximum(p['Image'][..., :3] - dull * dye, 0)
    albedo, normal = p['Denoising Albedo'][..., :3], p['Denoising Normal'][..., :3]
    dull, rest = denoise([dull, rest], alpha, albedo, normal, strength)
    # The shadow alone: small, every thing invisible to the camera, the floor a catcher.
    floor.visible_camera, floor.is_shadow_catcher = True, True
    things = [ob for ob in bpy.data.objects if ob.type == 'MESH' and ob is not floor]
    for ob in things:
        ob.visible_camera = False
    if not see_through:
        bpy.context.view_layer.material_override = mat('#808080')
    sc.render.resolution_percentage = 30
    sc.view_layers[0].cycles.denoising_store_passes = False
    shade = render(sc, 10, ('Image',))['Image'][..., 3:]
    near, far = blur(shade, 1.3), blur(shade, 5.0)
    k = np.clip(near * 1.6, 0, 1)  # crisp where it is dark (at the contact), smooth where it is faint
    return {'dull': dull, 'rest': rest, 'alpha': alpha, 'dye': dye, 'shadow': near * k + far * (1 - k)}


def render_dye(size, threads):
    """Colours and prints of dull surfaces, without any light."""
    sc = prepare(size, threads)
    sc.cycles.use_adaptive_sampling = False
    sc.cycles.max_bounces = 0
    sc.view_layers[0].cycles.denoising_store_passes = False
    bpy.data.objects['floor'].hide_render = True
    for ob in bpy.data.objects:
        if ob.type == 'LIGHT':
            ob.hide_render = True
    sc.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0
    return render(sc, 5, ('DiffCol',))['DiffCol'][..., :3]


def render(sc, samples, names):
    """Render; the named passes as NumPy arrays, bottom row first."""
    sc.cycles.samples = samples
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    out = nt.nodes.new('CompositorNodeOutputFile')
    folder = tempfile.mkdtemp(prefix='shot-')
    out.base_path = folder
    out.format.file_format, out.format.color_mode, out.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    out.file_slots.clear()
    for n in names:
        out.file_slots.new(n.replace(' ', '-') + '-')
        nt.links.new(layers.outputs[n], out.inputs[-1])
    nt.links.new(layers.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    got = {}
    for n in names:
        im = bpy.data.images.load(os.path.join(folder, n.replace(' ', '-') + '-%04d.exr' % sc.frame_current))
        w, h = im.size
        px = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(px)
        got[n] = px.reshape(h, w, 4)
        bpy.data.images.remove(im)
    shutil.rmtree(folder)
    return got


def develop(colour, alpha, path):
    """Apply the film curve to premultiplied colour; write an RGBA PNG."""
    h, w = alpha.shape[:2]
    im = bpy.data.images.new('dev', w, h, alpha=True, float_buffer=True)
    im.alpha_mode = 'PREMUL'
    im.pixels.foreach_set(np.concatenate([np.maximum(colour, 0), alpha], 2).astype(np.float32).ravel())
    sc = bpy.context.scene
    sc.use_nodes = False
    sc.render.resolution_percentage = 100
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGBA'
    im.save_render(path, scene=sc)
    bpy.data.images.remove(im)
