import { group, type Section } from '../leaf.ts'

export const laboratory: Section = {
  code: '06',
  zh: '实验室器材',
  en: 'Laboratory equipment',
  groups: [
    group(
      '0601 | 玻璃器皿 | Glassware | 1080203 | 13.00',
      `
      01 | 烧杯量筒 | Beakers and cylinders | 个 | 5.8–168 | beaker | glassware | 低型烧杯=Low-form beaker、具嘴量筒=Measuring cylinder、容量瓶=Volumetric flask@alembic、滴定管=Burette@test-tube
      02 | 烧瓶与蒸馏 | Flasks and distillation | 个 | 16–368 | alembic | glassware | 三角烧瓶=Conical flask、圆底烧瓶=Round-bottom flask、蒸馏烧瓶=Distilling flask、抽滤瓶=Filtering flask
      03 | 试管与离心管 | Tubes | 盒 | 9–68 | test-tube | labware | 玻璃试管=Glass test tube、锥底离心管=Conical centrifuge tube、冻存管=Cryogenic vial、比色管=Colorimetric tube
      04 | 培养皿与样品瓶 | Dishes and vials | 盒 | 12–88 | petri-dish | labware | 细菌培养皿=Petri dish、细胞培养皿=Cell culture dish、顶空进样瓶=Headspace vial@reagent-bottle、广口样品瓶=Wide-mouth bottle@reagent-bottle
      `,
    ),
    group(
      '0602 | 分析仪器 | Analytical instruments | 1090601 | 13.00',
      `
      01 | 显微镜 | Microscopes | 台 | 680–9800 | microscope | microscope | 生物显微镜=Biological microscope、体视显微镜=Stereo microscope、金相显微镜=Metallurgical microscope、倒置显微镜=Inverted microscope
      02 | 天平 | Balances | 台 | 158–6800 | lab-balance | balance | 电子分析天平=Analytical balance、精密电子天平=Precision balance、架盘天平=Table balance@balance-scale、水分测定仪=Moisture analyser
      03 | 酸度与电导 | pH and conductivity | 台 | 128–3680 | ph-meter | analyser | 台式酸度计=Benchtop pH meter、笔式 pH 计=Pen pH meter、电导率仪=Conductivity meter、溶解氧测定仪=Dissolved oxygen meter
      04 | 光谱与离心 | Spectroscopy and centrifuges | 台 | 1680–38000 | spectrometer | analyser | 紫外可见分光光度计=UV-Vis spectrophotometer、台式高速离心机=High-speed centrifuge、恒温培养箱=Incubator@microwave、电热鼓风干燥箱=Drying oven@microwave
      `,
    ),
    group(
      '0603 | 计量仪表 | Measuring instruments | 1090601 | 13.00',
      `
      01 | 温度计 | Thermometers | 支 | 18–680 | thermometer | thermometer | 工业双金属温度计=Bimetal thermometer、玻璃温度计=Glass thermometer、热电偶=Thermocouple、红外测温仪=Infrared thermometer@infrared-thermometer、温湿度记录仪=Temperature and humidity logger
      02 | 压力表 | Pressure gauges | 块 | 26–860 | pressure-gauge | gauge | 普通压力表=General pressure gauge、耐震压力表=Vibration-proof gauge、数显压力表=Digital pressure gauge、压力变送器=Pressure transmitter
      03 | 秒表与计数 | Timers and counters | 个 | 19–380 | stopwatch | timer | 电子秒表=Electronic stopwatch、实验室定时器=Laboratory timer@alarm-clock、数显转速表=Digital tachometer、噪声计=Sound level meter
      04 | 流量与气体检测 | Flow and gas detection | 台 | 198–4680 | ph-meter | analyser | 电磁流量计=Electromagnetic flowmeter、玻璃转子流量计=Rotameter、四合一气体检测仪=Four-gas detector、可燃气体报警器=Combustible gas alarm
      `,
    ),
    group(
      '0604 | 试剂与耗材 | Reagents and consumables | 1070101 | 13.00',
      `
      01 | 通用试剂 | Reagents | 瓶 | 9–66 | reagent-bottle | reagent | 无水乙醇=Absolute ethanol、乙腈=Acetonitrile、氯化钠=Sodium chloride、氢氧化钠=Sodium hydroxide、盐酸标准溶液=Standard hydrochloric acid、重金属标准溶液=Heavy metal standard
      02 | 试纸与试剂盒 | Test papers and kits | 盒 | 6.8–48 | test-paper | testKit | 广泛 pH 试纸=pH test paper、余氯测试条=Residual chlorine strips、水质检测试剂盒=Water test kit、消毒液浓度试纸=Disinfectant test strips
      03 | 移液器 | Pipettes | 支 | 98–1680 | pipette | pipette | 单道手动移液器=Single-channel pipette、八道移液器=Eight-channel pipette、电动移液器=Electronic pipette、瓶口分液器=Bottle-top dispenser
      04 | 滤膜与吸头 | Membranes and tips | 盒 | 16–88 | test-tube | labware | 无菌移液吸头=Sterile pipette tips、针式过滤器=Syringe filter@syringe、定量滤纸=Quantitative filter paper@petri-dish、微孔滤膜=Membrane filter@petri-dish
      `,
    ),
    group(
      '0605 | 实验室建设 | Laboratory furniture | 1050201 | 13.00',
      `
      01 | 通风与安全柜 | Fume hoods and cabinets | 台 | 1280–12800 | fume-hood | labFurniture | 通风柜=Fume hood、防爆试剂柜=Flammables cabinet、超净工作台=Clean bench、万向排气罩=Extraction arm
      02 | 实验台与洗眼器 | Benches and eyewash | 台 | 480–6800 | desk | labFurniture | 钢木实验台=Steel and wood bench、全钢中央台=Steel island bench、立式洗眼器=Eyewash station@shower、不锈钢水槽台=Sink unit
      `,
    ),
    group(
      '0606 | 技术服务 | Technical services | 3040602 | 6.00',
      `
      01 | 仪器校准 | Calibration | 次 | 80–3600 | magnifying-glass-tilted-left | service | 压力仪表校准服务=Pressure gauge calibration、天平校准服务=Balance calibration、温度仪表校准服务=Thermometer calibration、电测仪表校准服务=Electrical calibration
      02 | 检测与维保 | Testing and maintenance | 次 | 180–9800 | clipboard | service | 水质检测服务=Water testing、职业卫生检测服务=Occupational hygiene testing、实验设备维保服务=Instrument maintenance@hammer-and-wrench、消防设施检测服务=Fire facility inspection
      `,
    ),
  ],
}
