import { group, type Section } from '../leaf.ts'

export const tools: Section = {
  code: '03',
  zh: '五金工具',
  en: 'Hardware & tools',
  groups: [
    group(
      '0301 | 手动工具 | Hand tools | 1080402 | 13.00',
      `
      01 | 扳手 | Wrenches | 把 | 18–268 | wrench | handTool | 活动扳手=Adjustable wrench、梅花两用扳手=Combination wrench、棘轮扳手=Ratchet wrench、管钳=Pipe wrench、扭力扳手=Torque wrench
      02 | 螺丝刀 | Screwdrivers | 把 | 6.5–88 | screwdriver | handTool | 十字螺丝刀=Phillips screwdriver、一字螺丝刀=Slotted screwdriver、内六角扳手=Hex key@hex-key、可换批头螺丝刀=Interchangeable screwdriver
      03 | 钳子 | Pliers | 把 | 15–168 | pliers | handTool | 钢丝钳=Combination pliers、尖嘴钳=Long-nose pliers、斜口钳=Diagonal cutters、剥线钳=Wire strippers、水泵钳=Water pump pliers
      04 | 锤斧锯 | Hammers, axes and saws | 把 | 16–138 | hammer | handTool | 圆头锤=Ball-peen hammer、羊角锤=Claw hammer、钢锯架=Hacksaw@carpentry-saw、消防斧=Fire axe@axe
      05 | 组合工具 | Tool sets | 套 | 78–1280 | toolbox | toolSet | 五金工具箱=Tool box set、套筒扳手组套=Socket set、机修组合工具=Mechanic tool kit@hammer-and-wrench、电工工具包=Electrician tool bag
      `,
    ),
    group(
      '0302 | 电动工具 | Power tools | 1090242 | 13.00',
      `
      01 | 电钻与螺丝批 | Drills and drivers | 台 | 168–1680 | power-drill | powerTool | 锂电钻=Cordless drill、冲击钻=Impact drill、电动螺丝批=Electric screwdriver、充电扳手=Cordless impact wrench
      02 | 电锤电镐 | Rotary hammers | 台 | 298–2380 | rotary-hammer | powerTool | 锂电电锤=Cordless rotary hammer、轻型电锤=Light rotary hammer、两用电镐=Demolition hammer、四坑电锤=SDS-plus rotary hammer
      03 | 角磨切割 | Grinders and saws | 台 | 158–1560 | angle-grinder | powerTool | 角向磨光机=Angle grinder、型材切割机=Cut-off machine@angle-grinder、电圆锯=Circular saw@angle-grinder、砂光机=Sander
      04 | 热风与吹吸 | Heat guns and blowers | 台 | 88–880 | heat-gun | heatTool | 热风枪=Heat gun、工业吹风机=Industrial blower、热熔胶枪=Glue gun、除尘吹吸机=Dust blower
      `,
    ),
    group(
      '0303 | 测量与切削 | Measuring and cutting | 1090601 | 13.00',
      `
      01 | 卷尺与水平尺 | Tapes and levels | 把 | 9–288 | tape-measure | measure | 钢卷尺=Steel tape measure、皮卷尺=Fibreglass tape、铝合金水平尺=Spirit level@spirit-level、激光水平仪=Laser level@laser-level
      02 | 卡尺与千分尺 | Calipers and micrometers | 把 | 58–980 | caliper | caliper | 数显游标卡尺=Digital caliper、外径千分尺=Outside micrometer、深度尺=Depth gauge、高度尺=Height gauge
      03 | 激光测距 | Laser distance meters | 台 | 98–1280 | laser-level | laser | 激光测距仪=Laser distance meter、绿光测距仪=Green laser meter、投线仪=Line laser、激光标线尺=Laser marking ruler
      04 | 钻头与丝锥 | Drills and taps | 包 | 8–96 | drill-bit | drillBit | 麻花钻头=Twist drill、冲击钻头=Masonry drill、机用丝锥=Machine tap、开孔器=Hole saw
      05 | 切割片与砂纸 | Discs and abrasives | 包 | 9–58 | grinding-disc | abrasive | 树脂切割片=Resin cutting disc、百叶片=Flap disc、角磨片=Grinding disc、干磨砂纸=Sandpaper@sandpaper
      `,
    ),
    group(
      '0304 | 紧固与锁具 | Fasteners and locks | 1080411 | 13.00',
      `
      01 | 螺栓螺母 | Bolts and nuts | 盒 | 6–66 | nut-and-bolt | fastener | 外六角螺栓=Hex bolt、内六角螺栓=Socket head bolt、六角螺母=Hex nut@hex-nut、法兰面螺栓=Flange bolt
      02 | 螺钉垫圈 | Screws and washers | 盒 | 0.85–18 | screw | screw | 十字沉头螺钉=Countersunk screw、自攻螺钉=Self-tapping screw、平垫圈=Flat washer@washer、弹簧垫圈=Spring washer@washer
      03 | 膨胀与锚固 | Anchors | 盒 | 4.5–48 | expansion-bolt | anchor | 膨胀螺栓=Expansion bolt、化学锚栓=Chemical anchor、尼龙膨胀管=Nylon wall plug、吊环螺栓=Eye bolt
      04 | 锁具铰链 | Locks and hinges | 把 | 12–268 | locked | hardware | 黄铜挂锁=Brass padlock、密码挂锁=Combination padlock@locked-with-key、不锈钢合页=Stainless hinge@hinge、机柜门锁=Cabinet lock@key
      05 | 脚轮与链条 | Casters and chains | 个 | 9–188 | caster | hardware | 万向脚轮=Swivel caster、定向脚轮=Fixed caster、起重链条=Lifting chain@chains、卸扣吊钩=Shackle and hook@hook
      `,
    ),
    group(
      '0305 | 焊接涂装 | Welding and coating | 1070217 | 13.00',
      `
      01 | 焊条焊丝 | Welding rods and wires | 包 | 9–48 | welding-rod | welding | 碳钢焊条=Carbon steel electrode、不锈钢焊条=Stainless electrode、气保焊丝=MIG wire@wire-spool、药芯焊丝=Flux-cored wire@wire-spool
      02 | 油漆涂料 | Paints | 桶 | 12–38 | paint-can | coating | 水性防锈漆=Water-based anti-rust paint、环氧地坪漆=Epoxy floor paint、自动喷漆=Spray paint@spray-can、醇酸调和漆=Alkyd paint
      03 | 胶粘密封 | Adhesives and sealants | 支 | 6.5–38 | sealant | adhesive | 中性硅酮密封胶=Neutral silicone sealant、厌氧螺纹胶=Thread locker@glue-stick、环氧 AB 胶=Epoxy adhesive@glue-stick、聚氨酯发泡胶=PU foam@spray-can
      04 | 梯子 | Ladders | 架 | 128–1680 | ladder | ladder | 铝合金人字梯=Aluminium step ladder、玻璃钢绝缘梯=Fibreglass ladder、伸缩直梯=Telescopic ladder、移动登高平台=Mobile platform ladder
      `,
    ),
  ],
}
