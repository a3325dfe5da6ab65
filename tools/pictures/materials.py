"""Materials: one physically based shader with a few parameters."""
import bpy

MATERIALS = {}


def rgb(hexa):
    """'#c8102e' as linear RGBA."""
    h = hexa.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def mat(colour='#cccccc', rough=0.4, metal=0.0, coat=0.0, clear=0.0, ior=1.45, glow=0.0, sheen=0.0,
        sss=0.0, grain=0.0, grain_size=60.0, brushed=0.0, image=None, alpha=False, weave=0.0, mottle=0.0):
    """One physically based material; grain is a fine bump, mottle a slight change of colour, weave a fabric bump."""
    key = tuple(sorted(locals().items(), key=lambda kv: kv[0]))
    if key in MATERIALS:
        return MATERIALS[key]
    m = bpy.data.materials.new('m')
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    ins = b.inputs
    ins['Base Color'].default_value = rgb(colour)
    ins['Roughness'].default_value = rough
    ins['Metallic'].default_value = metal
    ins['Clearcoat'].default_value = coat
    ins['Clearcoat Roughness'].default_value = 0.05
    ins['Transmission'].default_value = clear
    ins['IOR'].default_value = ior
    ins['Sheen'].default_value = sheen
    ins['Subsurface'].default_value = sss
    ins['Subsurface Color'].default_value = rgb(colour)
    ins['Subsurface Radius'].default_value = (0.12, 0.12, 0.12)
    ins['Anisotropic'].default_value = brushed
    if glow:
        ins['Emission'].default_value = rgb(colour)
        ins['Emission Strength'].default_value = glow
    link = nt.links.new
    if image:
        t = nt.nodes.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(image, check_existing=True)
        t.extension = 'EXTEND'
        link(t.outputs['Color'], ins['Base Color'])
        if alpha:
            link(t.outputs['Alpha'], ins['Alpha'])
    coords = None
    if grain or mottle or weave:
        coords = nt.nodes.new('ShaderNodeTexCoord')
    if grain or mottle:
        n = nt.nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = grain_size
        n.inputs['Detail'].default_value = 4
        link(coords.outputs['Object'], n.inputs['Vector'])
        if grain:
            bump = nt.nodes.new('ShaderNodeBump')
            bump.inputs['Strength'].default_value = grain
            bump.inputs['Distance'].default_value = 0.02
            link(n.outputs['Fac'], bump.inputs['Height'])
            link(bump.outputs['Normal'], ins['Normal'])
        if mottle:
            mix = nt.nodes.new('ShaderNodeHueSaturation')
            mix.inputs['Color'].default_value = rgb(colour)
            if image:
                link(t.outputs['Color'], mix.inputs['Color'])
            ramp = nt.nodes.new('ShaderNodeMapRange')
            ramp.inputs['To Min'].default_value = 1 - mottle
            ramp.inputs['To Max'].default_value = 1 + mottle
            link(n.outputs['Fac'], ramp.inputs['Value'])
            link(ramp.outputs['Result'], mix.inputs['Value'])
            link(mix.outputs['Color'], ins['Base Color'])
    if weave:
        w = nt.nodes.new('ShaderNodeTexWave')
        w.bands_direction = 'Z'
        w.inputs['Scale'].default_value = weave
        link(coords.outputs['Object'], w.inputs['Vector'])
        bump = nt.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = 0.6
        bump.inputs['Distance'].default_value = 0.05
        link(w.outputs['Fac'], bump.inputs['Height'])
        link(bump.outputs['Normal'], ins['Normal'])
    if clear:
        # Light passes through to the floor, so that clear things do not cast a black shadow.
        out = nt.nodes['Material Output']
        path = nt.nodes.new('ShaderNodeLightPath')
        tr = nt.nodes.new('ShaderNodeBsdfTransparent')
        c = rgb(colour)
        tr.inputs['Color'].default_value = tuple(0.25 + 0.7 * x for x in c[:3]) + (1,)
        mx = nt.nodes.new('ShaderNodeMixShader')
        link(path.outputs['Is Shadow Ray'], mx.inputs['Fac'])
        link(b.outputs['BSDF'], mx.inputs[1])
        link(tr.outputs['BSDF'], mx.inputs[2])
        link(mx.outputs['Shader'], out.inputs['Surface'])
    MATERIALS[key] = m
    return m


def plastic(colour, rough=0.35, **more):
    return mat(colour, rough=rough, **{'grain': 0.012, 'grain_size': 40, **more})


def metal(colour='#c9ccd1', rough=0.25, **more):
    return mat(colour, rough=rough, metal=1.0, **more)


def steel(**more):
    return metal('#b9bdc4', **{'rough': 0.22, **more})


def rubber(colour='#1d1e20', **more):
    return mat(colour, **{'rough': 0.65, 'grain': 0.15, 'grain_size': 30, **more})


def paper(image=None, colour='#f4f2ec', rough=0.55, **more):
    return mat(colour, rough=rough, image=image, **more)

