import { group, type Section } from '../leaf.ts'

export const electrical: Section = {
  code: '04',
  zh: '电工电料',
  en: 'Electrical supplies',
  groups: [
    group(
      '0401 | 电线电缆 | Wires and cables | 1090417 | 13.00',
      `
      01 | 电线 | Building wire | 卷 | 88–860 | wire-spool | wire | BV 铜芯电线=BV copper wire、BVR 软线=BVR flexible wire、RVV 护套线=RVV sheathed wire、双绞花线=Twisted wire
      02 | 电力与控制电缆 | Power and control cable | 米 | 6–268 | cable | wire | YJV 电力电缆=YJV power cable、KVVP 控制电缆=KVVP control cable、拖链电缆=Drag chain cable、橡套电缆=Rubber-sheathed cable
      03 | 网线 | Network cable | 箱 | 98–980 | network-cable | netCable | 工程网线=Installation network cable、屏蔽网线=Shielded network cable、室外防水网线=Outdoor network cable、成品跳线=Patch cord
      04 | 扎带与端子 | Ties and terminals | 包 | 1.8–28 | cable-tie | wiring | 尼龙扎带=Nylon cable ties、接线端子=Terminal block@terminal-block、快速接线器=Lever connector@terminal-block、热缩管=Heat-shrink tube
      05 | 线管线槽 | Conduits and trunking | 根 | 5.8–138 | pipe | fitting | PVC-U 电线管=PVC-U conduit、碳钢穿线管=Steel conduit、304 不锈钢穿线软管=Stainless flexible conduit@hose、PVC-U 配电线槽=PVC-U cable trunking
      `,
    ),
    group(
      '0402 | 低压电器 | Low-voltage apparatus | 1090410 | 13.00',
      `
      01 | 断路器 | Circuit breakers | 个 | 15–680 | circuit-breaker | breaker | 小型断路器=Miniature circuit breaker、漏电断路器=Residual-current breaker、塑壳断路器=Moulded-case breaker、隔离开关=Isolating switch
      02 | 接触器与继电器 | Contactors and relays | 个 | 18–460 | relay | breaker | 交流接触器=AC contactor、中间继电器=Control relay、热过载继电器=Thermal overload relay、时间继电器=Timer relay
      03 | 开关电源与变压器 | Power supplies | 台 | 45–980 | power-supply | electric | 导轨开关电源=DIN-rail power supply、隔离变压器=Isolating transformer、LED 驱动电源=LED driver、控制变压器=Control transformer
      04 | 配电箱 | Distribution boxes | 台 | 68–1980 | distribution-box | enclosure | 明装配电箱=Surface distribution box、防水接线箱=Waterproof junction box、动力配电柜=Power distribution cabinet、工地临时配电箱=Site distribution box
      `,
    ),
    group(
      '0403 | 照明 | Lighting | 1090422 | 13.00',
      `
      01 | LED 灯泡 | LED bulbs | 只 | 5.8–88 | light-bulb | lamp | LED 球泡=LED bulb、LED 柱形灯泡=LED corn bulb、防爆灯泡=Explosion-proof bulb、LED 筒灯=LED downlight
      02 | 灯管与面板灯 | Tubes and panels | 支 | 12–268 | tube-light | lamp | T8 LED 灯管=T8 LED tube、三防灯=Tri-proof lamp、LED 平板灯=LED panel、净化灯=Cleanroom lamp
      03 | 工矿与投光灯 | High-bay and floodlights | 台 | 58–1380 | floodlight | lamp | LED 工矿灯=LED high-bay lamp、LED 投光灯=LED floodlight、防爆投光灯=Explosion-proof floodlight、LED 路灯头=LED street light
      04 | 手电与工作灯 | Torches and work lights | 个 | 26–468 | flashlight | lamp | 强光手电=High-power torch、充电工作灯=Rechargeable work light、头灯=Headlamp、磁吸检修灯=Magnetic inspection light
      `,
    ),
    group(
      '0404 | 开关插座 | Switches and sockets | 1090410 | 13.00',
      `
      01 | 墙壁开关 | Wall switches | 个 | 6.9–98 | wall-switch | socket | 单开双控开关=One-gang two-way switch、人体感应开关=Motion switch、声光控开关=Sound and light switch、调光开关=Dimmer
      02 | 插座与插线板 | Sockets and power strips | 个 | 9.8–168 | power-strip | socket | 新国标插线板=Power strip、五孔墙壁插座=Five-pin wall socket@wall-socket、机柜 PDU 插排=Rack PDU、地面插座=Floor socket@wall-socket
      03 | 工业插头 | Industrial plugs | 个 | 16–298 | electric-plug | breaker | 工业防水插头=Waterproof industrial plug、工业连接器=Industrial connector、明装插座=Surface-mounted inlet、航空插头=Aviation plug
      `,
    ),
    group(
      '0405 | 电池与仪表 | Batteries and meters | 1090418 | 13.00',
      `
      01 | 干电池 | Dry cells | 盒 | 16–58 | battery | cell | 碱性电池=Alkaline battery、碳性电池=Carbon battery、镍氢充电电池=NiMH battery、锂铁电池=Lithium iron battery
      02 | 蓄电池与 UPS | Accumulators and UPS | 台 | 98–3980 | car-battery | accumulator | 阀控铅酸蓄电池=VRLA battery、胶体蓄电池=Gel battery、在线式 UPS 电源=Online UPS@ups、磷酸铁锂电池组=LiFePO₄ battery pack
      03 | 电工仪表 | Electrical meters | 台 | 68–2680 | multimeter | tester | 数字万用表=Digital multimeter、钳形电流表=Clamp meter@multimeter、绝缘电阻测试仪=Insulation tester、接地电阻仪=Earth tester
      04 | 电能表与互感器 | Energy meters | 台 | 48–860 | energy-meter | tester | 单相电能表=Single-phase energy meter、三相电能表=Three-phase energy meter、电流互感器=Current transformer、多功能电力仪表=Power analyser
      `,
    ),
  ],
}
