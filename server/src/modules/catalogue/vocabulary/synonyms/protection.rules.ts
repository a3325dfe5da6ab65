/** Protective equipment, fire and road safety. */
export const protection = `
  劳保手套 = 防护手套 = 工作手套 = 劳工手套 = 劳动手套 = 劳务手套 = 作业手套 = 浸胶手套 = 涂层手套 = 挂胶手套 = 涂胶手套 = protective gloves = work gloves = safety gloves = working gloves
  手套 = gloves = glove = 手套子
  线手套 = 棉线手套 = 棉纱手套 = 纱线手套 = 白手套 = 劳保手套 = cotton gloves
  丁腈手套 = 丁晴手套 = 丁睛手套 = 丁青手套 = 腈手套 = nitrile gloves = nitrile glove
  乳胶手套 = 橡胶手套 = 胶手套 = latex gloves = rubber gloves
  胶皮手套 > 浸胶手套 = 挂胶手套 = 乳胶皱纹手套 = 劳保手套
  pu手套 = pu 涂层防静电手套 = 涂指手套 = 涂掌手套 = pu gloves
  防静电手套 = 静电手套 = 无尘手套 = esd gloves = anti-static gloves = antistatic gloves
  防割手套 = 防切割手套 = 防刺手套 = 防切手套 = 钢丝手套 = 防刀割手套 = 切割手套 = cut resistant gloves = cut-proof gloves = anti-cut gloves = cut gloves
  绝缘手套 = 电工手套 = 高压手套 = 电工绝缘手套 = 带电作业手套 = 高压绝缘手套 = insulating gloves = insulated gloves = electrical gloves = electrician gloves
  电焊手套 = 焊工手套 = 焊接手套 = 烧焊手套 = 氩弧焊手套 = 牛皮电焊手套 = welding gloves = welder gloves
  皮手套 = 牛皮手套 = 真皮手套 = 羊皮手套 = leather gloves
  耐高温手套 = 隔热手套 = 防烫手套 = 高温手套 = 烤箱手套 = 隔热耐高温手套 = heat resistant gloves = heat gloves = oven gloves
  一次性手套 = 一次手套 = 食品手套 = 薄膜手套 = disposable gloves
  塑料手套 = pe 薄膜手套 = pe手套 = 薄膜手套 = plastic gloves
  pvc手套 = 一次性 pvc 手套 = pvc 点塑手套 = 点塑手套 = vinyl gloves
  安全帽 = 头盔 = 安全头盔 = 防护帽 = 工地帽 = 工程帽 = 工地帽子 = 工地安全帽 = 施工帽 = 建筑帽 = safety helmet = helmet = hard hat = hardhat = safety hat = safety cap
  玻璃钢帽 = 玻璃钢安全帽 = fibreglass helmet
  防撞帽 = 轻型安全帽 = 轻型防撞帽 = 运动型安全帽 = 防碰帽 = 劳保帽 = bump cap = 轻型防护帽 = 防碰撞帽
  护目镜 = 防护眼镜 = 防护目镜 = 劳保眼镜 = 防护镜 = 防风镜 = 防飞溅眼镜 = 防雾眼镜 = 眼罩防护 = 安全眼镜 = goggles = safety glasses = safety goggles = protective glasses = protective eyewear = eye protection
  焊接眼镜 = 电焊眼镜 = 焊工眼镜 = 电焊镜 = welding glasses = welding goggles
  防护面罩 = 防护面屏 = 面屏 = 面罩 = 防飞溅面罩 = 防冲击面罩 = face shield = face visor = visor
  焊帽 = 电焊帽 = 电焊面罩 = 焊接面罩 = 焊工面罩 = 焊工帽 = 自动变光焊帽 = 变光面罩 = 手持焊接面罩 = welding helmet = welding mask
  耳塞 = 隔音耳塞 = 防噪耳塞 = 降噪耳塞 = 防噪音耳塞 = 睡眠耳塞 = 记忆棉耳塞 = ear plug = earplug
  耳罩 = 隔音耳罩 = 降噪耳罩 = 防噪音耳罩 = 防噪耳罩 = 护耳器 = earmuff = ear muff = ear defenders = hearing protection
  劳保鞋 = 安全鞋 = 防砸鞋 = 劳保靴 = 工作鞋 = 工地鞋 = 钢头鞋 = 钢包头鞋 = 防刺穿鞋 = 防护鞋 = safety shoes = work shoes = safety boots = steel toe shoes = steel toe boots = work boots = 厨师鞋 = 防滑工作鞋
  防静电鞋 = 静电鞋 = 无尘鞋 = 防静电安全鞋 = esd shoes = anti-static shoes
  绝缘鞋 = 电工鞋 = 绝缘胶鞋 = 电工绝缘鞋 = 电绝缘鞋 = insulating shoes = insulated shoes = electrician shoes
  绝缘靴 = 高压绝缘靴 = 绝缘雨靴 = 带电作业绝缘靴 = insulating boots = insulated boots
  雨靴 = 水靴 = 雨鞋 = 水鞋 = 胶靴 = 高筒靴 = 筒靴 = 防水靴 = 套鞋 = rain boots = wellington boots = rubber boots = gumboots = wellies = rain boot = 高筒胶鞋 = 胶鞋
  防尘口罩 = 劳保口罩 = 防粉尘口罩 = 粉尘口罩 = 防尘面罩 = 防雾霾口罩 = 工业口罩 = 焊接烟尘口罩 = dust mask = particulate respirator = dust respirator
  kn95口罩 = kn95 = ffp2 = 防尘口罩 = kn95 mask
  n95口罩 = n95 = 医用防护口罩 = 防尘口罩 = n95 mask
  口罩 = mask = face mask = masks
  活性炭口罩 = 活性炭防尘口罩 = carbon mask = activated carbon mask
  防毒面具 = 防毒面罩 = 全面罩 = 半面罩 = 防毒口罩 = 硅胶半面罩 = 全面型防毒面具 = 喷漆面具 = 防护面具 = gas mask = half mask = full face mask = respirator = half face respirator
  滤毒盒 = 滤毒罐 = 滤盒 = 过滤盒 = 防毒滤盒 = 滤棉 = 有机气体滤毒盒 = 综合气体滤毒罐 = filter cartridge = gas cartridge = respirator cartridge = canister
  反光背心 = 反光衣 = 反光马甲 = 反光马夹 = 反光工作服 = 交通背心 = 安全背心 = 荧光马甲 = 反光服 = 荧光衣 = 荧光背心 = 施工马甲 = 环卫马甲 = 环卫反光服 = reflective vest = safety vest = hi-vis vest = high visibility vest = hi vis = hi-viz vest = reflective jacket
  工作服 = 工装 = 劳保服 = 工服 = 厂服 = 制服 = 工作衣 = 工衣 = workwear = work clothes = uniform = work suit = work clothing
  工装裤 = 工作裤 = 劳保裤 = 工裤 = 背带工装裤 = 工装 = 短袖工装 = 连体工装 = 工作服套装 = work trousers = work pants
  连体服 = 连体工装 = 连体工作服 = 连体衣 = coveralls = overalls = boiler suit = jumpsuit
  棉大衣 = 军大衣 = 棉服 = 防寒服 = 棉衣 = 防寒棉大衣 = 棉袄 = padded coat = winter coat = winter jacket
  防静电服 = 静电服 = 静电衣 = 防静电大褂 = 无尘服 = 洁净服 = 无尘衣 = 大褂 = anti-static gown = antistatic clothing = esd coat = cleanroom suit = esd gown
  防护服 = 防化服 = 连体防护服 = 一次性防护服 = 隔离服 = protective clothing = protective coverall = protective suit = hazmat suit = disposable coverall
  耐酸碱服 = 耐酸碱工作服 = 防酸服 = chemical suit = acid-proof clothing
  雨衣 = 雨披 = 雨衣套装 = 分体雨衣 = 分体式雨衣套装 = 雨服 = rain coat = raincoat = rain suit = poncho
  安全带 = 五点式安全带 = 全身式安全带 = 高空安全带 = 双背安全带 = 高空作业安全带 = 电工安全带 = safety harness = harness = full body harness = safety belt = fall arrest harness
  安全绳 = 保险绳 = 生命绳 = 双钩安全绳 = 高空作业绳 = 救生绳 = 锦纶救生绳 = 缓冲绳 = 登高绳 = safety rope = lanyard rope = lifeline = rescue rope = safety lanyard
  防坠器 = 速差器 = 速差自控器 = 速差防坠器 = 防坠落 = 自锁器 = fall arrester = self-retracting lifeline = fall protection
  灭火器 = 干粉灭火器 = 灭火瓶 = 灭火筒 = 消防灭火器 = fire extinguisher = extinguisher
  二氧化碳灭火器 = co2灭火器 = co2 extinguisher = co2 fire extinguisher
  水基灭火器 = 水基型灭火器 = 泡沫灭火器 = water extinguisher
  推车灭火器 = 推车式灭火器 = 大灭火器
  消防栓箱 = 消火栓箱 = 消火栓 = 消防栓 = 消防箱 = 消防柜 = hydrant cabinet = fire hydrant = fire cabinet = hydrant
  应急灯 = 消防应急灯 = 应急照明灯 = 消防应急照明灯 = 应急照明 = emergency light = emergency lamp
  微型消防站 = 微型消防站器材 = 消防器材 = 消防用品 = fire equipment = fire fighting equipment
  消防沙箱 = 消防沙桶 = 消防桶 = 沙桶 = 黄沙桶 = fire bucket = sand bucket
  安全标识 = 安全标志 = 标识牌 = 警示牌 = 标志牌 = 警告牌 = 提示牌 = 安全标牌 = 标示牌 = 警示标志 = 安全警示牌 = 标牌 = safety sign = warning sign = safety signage = signage = 禁止标志 = 指示牌 = 告示牌 = 标识标牌 = 安全告示牌
  禁止吸烟 = 禁烟标识 = 禁止吸烟标识牌 = 禁烟牌 = 请勿吸烟 = no smoking sign = no smoking = 禁烟标志 = 禁烟 = 严禁吸烟
  疏散标识 = 安全出口 = 疏散指示标识 = 逃生标识 = 疏散指示 = exit sign = evacuation sign = emergency exit sign = 疏散标志 = 安全出口标志 = 安全出口指示牌 = 逃生标志 = 安全出口标识
  路锥 = 雪糕筒 = 锥桶 = 三角锥 = 反光锥 = 锥形桶 = 橡塑反光路锥 = 交通锥 = 安全锥 = 圆锥筒 = 雪糕桶 = traffic cone = road cone = safety cone
  警戒带 = 警戒线 = 隔离带 = 警示带 = 警戒隔离带 = 警示线 = 伸缩隔离带 = barrier tape = warning tape = caution tape
  护栏 = 铁马 = 移动护栏 = 围栏 = 隔离栏 = 施工围挡 = barrier = crowd barrier = safety barrier = fence
  减速带 = 减速垄 = 缓冲带 = 减速板 = speed bump = speed hump
  路障 > 路锥 = 护栏 = 警戒带
  劳保用品 = 防护用品 = 个人防护 = 劳动防护用品 = 劳保 = ppe = personal protective equipment
  劳保用品 > 防护手套 = 安全帽 = 劳保鞋 = 防尘口罩 = 反光背心 = 工作服
  安防用品 > 安全帽 = 反光背心 = 灭火器
  防滑手套 > 浸胶手套 = 涂层手套 = 劳保手套
  搬运手套 > 牛皮搬运手套 = 浸胶手套
  劳保丁腈手套 > 丁腈涂层防护手套
  冬季安全帽 = 防寒安全帽 = 棉安全帽 = 冬季安全头盔 = winter helmet
  标志 > 安全标识牌 = 安全警示牌 = 疏散指示标识
  标识 > 安全标识牌 = 安全警示牌 = 疏散指示标识
`
