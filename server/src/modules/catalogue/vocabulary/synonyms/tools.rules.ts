/** Tools, fasteners, welding, coatings. */
export const tools = `
  扳手 = 板手 = 搬手 = wrench = spanner = 扳子
  活动扳手 = 活口扳手 = 活络扳手 = 可调扳手 = 活扳手 = 活板子 = adjustable wrench = adjustable spanner = crescent wrench
  梅花扳手 = 两用扳手 = 开口扳手 = 呆扳手 = 眼镜扳手 = 双头扳手 = 梅开扳手 = 梅花两用扳手 = combination wrench = ring spanner = open end wrench
  棘轮扳手 = 快速扳手 = 飞扳 = ratchet wrench = ratchet
  扭力扳手 = 扭矩扳手 = 力矩扳手 = 公斤扳手 = torque wrench
  管钳 = 管子钳 = 水管钳 = 管扳手 = pipe wrench
  内六角扳手 = 内六角 = 六角匙 = 六角扳手 = 艾伦扳手 = l型扳手 = hex key = allen key = allen wrench = hex wrench
  螺丝刀 = 起子 = 改锥 = 螺丝批 = 螺丝起子 = 旋具 = 改刀 = 罗丝刀 = screwdriver = screw driver
  十字螺丝刀 = 十字起子 = 十字改锥 = 梅花起子 = phillips screwdriver = cross screwdriver
  一字螺丝刀 = 一字起子 = 平口螺丝刀 = 一字改锥 = flat screwdriver = slotted screwdriver
  批头 = 螺丝批头 = 螺丝刀头 = 可换批头螺丝刀 = screwdriver bit
  钳子 = 手钳 = 夹钳 = plier = pliers
  钢丝钳 = 老虎钳 = 平口钳 = 平嘴钳 = 克丝钳 = 虎钳 = combination plier = combination pliers = lineman pliers
  尖嘴钳 = 尖口钳 = 修口钳 = 尖咀钳 = needle nose pliers = long nose pliers = needle-nose plier
  斜口钳 = 斜嘴钳 = 偏口钳 = 水口钳 = 剪线钳 = 剪钳 = diagonal pliers = diagonal cutter = side cutter = wire cutter
  剥线钳 = 拨线钳 = 剥皮钳 = 网线钳 = wire stripper = wire stripping pliers
  水泵钳 = 鲤鱼钳 = 大力钳 = water pump pliers = slip joint pliers
  锤子 = 榔头 = 铁锤 = 手锤 = 鎯头 = 圆头锤 = 羊角锤 = 钉锤 = 八角锤 = 槌子 = hammer
  锯 = 锯子 = 手锯 = 钢锯 = 钢锯架 = 锯弓 = hacksaw = hand saw = saw = 木工锯 = 木锯 = 手板锯
  斧头 = 斧子 = 消防斧 = axe = ax = fire axe
  工具箱 = 五金工具箱 = 工具盒 = 工具套装 = 家用工具箱 = tool box = toolbox = tool kit = tool set
  套筒 = 套筒扳手 = 套筒组套 = 套筒组合 = 套筒扳手组套 = 套筒套装 = socket set = socket wrench = socket wrench set
  组合工具 = 工具组套 = 工具套装 = 维修工具 = 机修工具 = 机修组合工具 = mechanic tool kit = hand tools set
  工具包 = 电工包 = 电工工具包 = 工具袋 = 电工工具 = tool bag = electrician tool bag
  电钻 = 手电钻 = 手枪钻 = 充电钻 = 锂电钻 = 充电手电钻 = 电动钻 = 手钻 = 手持电钻 = electric drill = drill = cordless drill = power drill = hand drill
  冲击钻 = 电锤钻 = 冲击电钻 = 打墙钻 = impact drill = hammer drill
  电动螺丝刀 = 电动螺丝批 = 电批 = 电动起子 = 电起子 = 充电螺丝刀 = electric screwdriver = cordless screwdriver = power screwdriver
  电动扳手 = 充电扳手 = 冲击扳手 = 锂电扳手 = 风炮 = 电扳手 = impact wrench = cordless wrench = electric wrench
  电锤 = 锂电电锤 = 锤钻 = 四坑电锤 = 轻型电锤 = rotary hammer = hammer drill
  电镐 = 电搞 = 破碎镐 = 两用电镐 = 电动破碎 = demolition hammer = breaker hammer = jackhammer
  角磨机 = 角向磨光机 = 磨光机 = 手磨机 = 打磨机 = 砂轮机 = 手砂轮 = 抛光机 = angle grinder = grinder = disc grinder
  切割机 = 型材切割机 = 切割锯 = 无齿锯 = 钢材机 = cut-off saw = cutting machine = cut-off machine = chop saw
  电锯 = 电圆锯 = 圆锯 = 手提锯 = 木工锯 = circular saw = electric saw = power saw
  砂光机 = 砂纸机 = 打磨机 = 平板砂光机 = 砂磨机 = sander
  热风枪 = 烤枪 = 热缩枪 = 风枪 = 工业热风枪 = heat gun = hot air gun
  吹风机 = 鼓风机 = 工业吹风机 = 风机吹灰 = 除尘吹吸机 = blower = air blower = leaf blower
  热熔胶枪 = 胶枪 = 热熔枪 = 热胶枪 = glue gun = hot glue gun
  卷尺 = 钢卷尺 = 拉尺 = 盒尺 = 米尺 = 圈尺 = 鲁班尺 = tape measure = measuring tape = steel tape
  皮尺 = 皮卷尺 = 软尺 = 长卷尺 = 纤维卷尺 = fibreglass tape = long tape measure
  水平尺 = 水平仪 = 靠尺 = 铝合金水平尺 = 平水尺 = spirit level = level ruler = bubble level
  激光水平仪 = 红外水平仪 = 红外线水平仪 = 投线仪 = 打线仪 = 扫平仪 = 标线仪 = 激光标线仪 = laser level = line laser
  卡尺 = 游标卡尺 = 数显卡尺 = 电子卡尺 = 数显游标卡尺 = 油标卡尺 = caliper = vernier caliper = digital caliper = calliper
  千分尺 = 螺旋测微器 = 外径千分尺 = 分厘卡 = 测微计 = micrometer = outside micrometer
  深度尺 = 深度卡尺 = 深度游标 = depth gauge
  高度尺 = 高度规 = 高度卡尺 = height gauge
  测距仪 = 激光测距仪 = 激光尺 = 电子尺 = 红外测距仪 = 红外线测距仪 = 量房仪 = 绿光测距仪 = laser distance meter = rangefinder = distance meter = laser measure
  钻头 = 麻花钻 = 钻咀 = 麻花钻头 = 钻花 = 直柄钻头 = 合金钻头 = 钻嘴 = drill bit = twist drill = drill bits
  冲击钻头 = 电锤钻头 = 水泥钻头 = 墙钻 = masonry drill = masonry bit = sds drill bit
  丝锥 = 丝攻 = 机用丝锥 = 螺丝攻 = 攻丝 = tap = screw tap = machine tap = thread tap
  开孔器 = 扩孔器 = 开孔钻 = 打孔钻头 = hole saw = hole cutter
  切割片 = 树脂切割片 = 砂轮片 = 锯片 = 割片 = 切片砂轮 = 角磨机切割片 = cutting disc = cutting wheel = cut-off wheel = cutting blade
  磨片 = 角磨片 = 打磨片 = 抛光片 = 砂轮 = grinding disc = grinding wheel
  百叶片 = 百叶轮 = 百叶砂轮 = 砂布轮 = 千叶片 = 千页轮 = flap disc = flap wheel
  砂纸 = 砂布 = 水砂纸 = 干磨砂纸 = 沙纸 = 打磨砂纸 = 砂皮 = sandpaper = sand paper = abrasive paper = emery paper
  螺丝 = 螺钉 = 罗丝 = 镙丝 = 螺丝钉 = screw = screws
  螺丝 > 螺栓 = 自攻螺钉 = 十字沉头螺钉
  螺栓 = 螺杆 = 外六角螺栓 = 外六角 = 六角螺栓 = 外六角螺丝 = 六角螺丝 = 丝杆 = bolt = hex bolt = bolts
  内六角螺丝 = 内六角螺栓 = 圆柱头螺钉 = 杯头螺丝 = 内六角 = 内六角螺钉 = socket screw = allen bolt = socket head bolt = socket head cap screw
  法兰螺栓 = 法兰面螺栓 = flange bolt
  螺母 = 螺帽 = 六角螺母 = 螺丝帽 = 丝母 = nut = hex nut = nuts
  自攻螺丝 = 自攻钉 = 自攻螺钉 = 自攻丝 = 木螺丝 = 钻尾丝 = 干壁钉 = 燕尾螺丝 = self tapping screw = self-tapping screw = wood screw = drywall screw
  沉头螺丝 = 沉头螺钉 = 十字沉头螺钉 = 平头螺丝 = countersunk screw = flat head screw
  垫片 = 垫圈 = 平垫 = 平垫片 = 平垫圈 = 华司 = 介子 = washer = flat washer = shim
  弹垫 = 弹簧垫圈 = 弹簧垫片 = 弹簧垫 = 弹簧介子 = spring washer = lock washer
  膨胀螺丝 = 膨胀螺栓 = 膨胀钉 = 爆炸螺丝 = 拉爆 = 拉爆螺丝 = 涨栓 = 壁虎螺丝 = 打墙螺丝 = 胀栓 = expansion bolt = anchor bolt = expansion screw
  化学锚栓 = 化学螺栓 = 化学药剂螺栓 = 植筋 = chemical anchor
  膨胀管 = 胶塞 = 胶粒 = 尼龙膨胀管 = 塑料膨胀管 = 涨塞 = 胶钉 = wall plug = plastic anchor = rawl plug
  吊环 = 吊环螺栓 = 吊环螺丝 = 吊耳 = eye bolt = lifting eye
  挂锁 = 铜锁 = 锁头 = 锁具 = 铁锁 = 门锁挂锁 = 黄铜挂锁 = padlock = pad lock = lock
  密码锁 = 密码挂锁 = combination lock = combination padlock
  锁 > 挂锁 = 机柜门锁 = 密码挂锁
  合页 = 合叶 = 铰链 = 活页 = 折页 = 门合页 = 不锈钢合页 = 荷叶 = hinge = door hinge
  柜锁 = 机柜锁 = 机柜门锁 = 抽屉锁 = 电柜锁 = 转舌锁 = cabinet lock = cam lock
  脚轮 = 万向轮 = 轮子 = 万向脚轮 = 静音轮 = 推车轮 = 滚轮 = 小轮子 = 刹车轮 = caster = castor = swivel caster = caster wheel = wheel = 推车轮子 = 推车脚轮 = 小车轮子 = 轱辘
  定向轮 = 定向脚轮 = 固定轮 = 直行轮 = fixed caster
  链条 = 铁链 = 起重链条 = 铁链子 = 锁链 = 吊链 = chain = lifting chain = steel chain
  卸扣 = 吊钩 = 卸扣吊钩 = 挂钩 = d型扣 = 弓形卸扣 = 马蹄扣 = 吊具 = shackle = hook = lifting hook = d shackle
  焊条 = 电焊条 = 碳钢焊条 = 不锈钢焊条 = 焊棒 = 白钢焊条 = welding rod = welding electrode = electrode
  焊丝 = 气保焊丝 = 二保焊丝 = 药芯焊丝 = 氩弧焊丝 = co2焊丝 = welding wire = mig wire = flux cored wire
  防锈漆 = 红丹漆 = 铁红漆 = 防腐漆 = 金属漆 = 水性防锈漆 = anti-rust paint = rust-proof paint = primer
  地坪漆 = 环氧漆 = 地板漆 = 环氧地坪漆 = 地面漆 = 水泥漆 = floor paint = epoxy paint = epoxy floor paint
  喷漆 = 自喷漆 = 手喷漆 = 自动喷漆 = 喷罐漆 = 罐漆 = spray paint = aerosol paint
  油漆 = 涂料 = 调和漆 = 磁漆 = 醇酸漆 = 醇酸调和漆 = paint = coating
  玻璃胶 = 硅胶密封胶 = 密封胶 = 结构胶 = 耐候胶 = 硅酮胶 = 防霉胶 = 美容胶 = 中性硅酮密封胶 = 硅酮密封胶 = 打胶 = silicone sealant = sealant = silicone = glass glue
  螺纹胶 = 螺丝胶 = 厌氧胶 = 防松胶 = 厌氧螺纹胶 = 乐泰胶 = 螺纹锁固胶 = thread locker = threadlocker = thread lock = anaerobic adhesive
  ab胶 = 环氧 ab 胶 = 环氧胶 = 环氧树脂胶 = 铸工胶 = 强力胶 = 万能胶 = 金属胶 = epoxy glue = epoxy adhesive = epoxy resin = adhesive
  发泡胶 = 发泡剂 = 填缝剂 = 泡沫胶填缝 = 聚氨酯发泡胶 = 泡沫填缝剂 = 发泡 = pu foam = expanding foam = foam sealant
  胶水 > 固体胶 = 环氧 ab 胶 = 厌氧螺纹胶
  glue > 胶水 = 环氧 ab 胶 = 厌氧螺纹胶 = 密封胶
  梯子 = 人字梯 = 扶梯 = 铝梯 = 家用梯 = 折叠梯 = 铝合金人字梯 = 铝合金梯 = 登高梯 = 叉梯 = ladder = step ladder = stepladder = folding ladder = aluminium ladder
  绝缘梯 = 玻璃钢绝缘梯 = 玻璃钢梯 = 电工梯 = insulated ladder = fibreglass ladder
  伸缩梯 = 伸缩直梯 = 升降梯 = 竹节梯 = 直梯 = telescopic ladder = extension ladder
  登高车 = 登高平台 = 移动登高平台 = 移动平台梯 = 登高凳 = 取货梯 = platform ladder = 平台梯 = 登高梯台
  五金 = hardware
  电动工具 = power tools = power tool
  手动工具 = hand tools = hand tool = 手工具
  生料带 = 生胶带 = 四氟带 = 水胶布 = 聚四氟乙烯生料带 = ptfe tape = thread seal tape
  喉箍 = 抱箍 = 卡箍 = 管箍 = 喉卡 = 管卡 = hose clamp = pipe clamp
  铆钉 = 拉铆钉 = 抽芯铆钉 = 拉钉 = rivet = blind rivet
  钢钉 = 水泥钉 = 射钉 = 铁钉 = 钉子 = nail = concrete nail
  焊锡 = 焊锡丝 = 锡丝 = 锡线 = 焊锡线 = solder = solder wire
  电烙铁 = 烙铁 = 恒温烙铁 = 焊台 = 电焊笔 = soldering iron
  云石片 = 石材切割片 = 金刚石锯片 = 大理石切片 = diamond blade
  网线钳 = 压线钳 = 网络钳 = 水晶头钳 = crimping tool = crimper
  铁丝 = 扎丝 = 绑丝 = 镀锌铁丝 = iron wire = binding wire
  防锈油 = 防锈剂 = 防锈润滑剂 = rust preventive = anti-rust oil
  密封胶条 > 密封胶
`
