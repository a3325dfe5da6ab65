/** Medical supplies. */
export const medical = `
  医用口罩 = 外科口罩 = 医用外科口罩 = 一次性口罩 = 一次性医用口罩 = 医护口罩 = 医疗口罩 = 三层口罩 = surgical mask = medical mask = disposable mask = medical face mask
  医用防护口罩 = 医用n95 = 医用n95口罩 = medical respirator
  儿童口罩 = 儿童医用口罩 = 小孩口罩 = child mask = kids mask
  医用手套 = 检查手套 = 医用检查手套 = 医疗手套 = 医用丁腈手套 = 医用乳胶手套 = medical gloves = examination gloves = exam gloves
  外科手套 = 手术手套 = 灭菌外科手套 = surgical gloves = sterile gloves
  隔离衣 = 医用隔离衣 = 隔离服 = isolation gown = isolation suit
  手术衣 = 医用手术衣 = 手术服 = 洗手衣 = surgical gown = scrubs
  鞋套 = 医用隔离鞋套 = 一次性鞋套 = 隔离鞋套 = 脚套 = 无纺布鞋套 = shoe cover = overshoe = shoe covers
  急救箱 = 医药箱 = 急救包 = 药箱 = 急救箱标准套装 = 企业医药箱 = 医疗箱 = 医疗包 = 应急包 = 急救药箱 = 家庭药箱 = 急救盒 = first aid kit = first-aid kit = first aid box = medicine box = emergency kit
  车载急救包 = 汽车急救包 = vehicle first aid kit = car first aid kit
  应急包 = 户外应急包 = 地震包 = 应急救援包 = outdoor emergency kit = survival kit
  创可贴 = 创口贴 = 止血贴 = 邦迪 = 胶布创可贴 = 伤口贴 = band-aid = band aid = plaster = adhesive bandage = adhesive plaster
  绷带 = 弹性绷带 = 弹力绷带 = 纱布绷带 = 自粘绷带 = bandage = elastic bandage
  医用胶带 = 医用胶布 = 透气胶带 = 透气胶布 = 医疗胶带 = medical tape = surgical tape
  纱布 = 纱布块 = 医用纱布 = 医用纱布块 = 纱布片 = 敷料 = gauze = gauze swab = gauze pad = dressing
  棉签 = 棉棒 = 医用棉签 = 棉花棒 = 碘伏棉签 = 消毒棉签 = cotton swab = cotton bud = q-tip = cotton stick
  碘伏 = 碘伏棉球 = 碘酒 = 聚维酮碘 = 碘伏消毒液 = iodine = povidone iodine = iodophor
  棉球 = 酒精棉球 = 脱脂棉球 = 医用棉球 = 脱脂棉 = cotton ball
  酒精棉片 = 酒精棉 = 酒精片 = 消毒棉片 = 酒精消毒片 = 酒精擦片 = alcohol pad = alcohol swab = alcohol prep pad
  除颤仪 = aed = 自动体外除颤仪 = 除颤器 = aed除颤仪 = 心脏除颤器 = defibrillator = automated external defibrillator
  呼吸器 = 简易呼吸器 = 复苏球囊 = 呼吸球囊 = 复苏气囊 = resuscitator = ambu bag
  氧气瓶 = 便携氧气瓶 = 氧气罐 = 便携氧气 = 氧气袋 = 吸氧 = oxygen cylinder = oxygen tank = portable oxygen
  担架 = 折叠担架 = 急救担架 = 铲式担架 = stretcher
  体温计 = 体温表 = 温度计人体 = 电子体温计 = 腋下体温计 = 探热针 = clinical thermometer = body thermometer = digital thermometer = thermometer body = 测体温 = 量体温 = 体温测量仪 = 水银体温计
  额温枪 = 体温枪 = 红外额温枪 = 测温枪 = 额头温度计 = 红外体温计 = 电子测温枪 = forehead thermometer = infrared forehead thermometer = fever thermometer
  耳温枪 = 红外耳温计 = 耳温计 = 耳朵温度计 = ear thermometer
  血压计 = 血压仪 = 量血压 = 上臂式电子血压计 = 电子血压计 = 测血压 = 测压仪 = 血压测量仪 = blood pressure monitor = sphygmomanometer = bp monitor = blood pressure
  血糖仪 = 血糖计 = 血糖仪套装 = 测血糖 = 血糖测试仪 = 血糖试纸 = glucose meter = blood glucose meter = glucometer
  血氧仪 = 指夹血氧仪 = 血氧饱和度 = 指夹式血氧仪 = 血氧夹 = 测氧饱和 = pulse oximeter = oximeter
  听诊器 = 双头听诊器 = 医用听诊器 = 听筒 = stethoscope
  五官检查器 = 五官镜 = 检耳镜 = 检眼镜 = ent diagnostic set = otoscope = 耳镜 = 鼻镜 = 喉镜
  叩诊锤 = 神经锤 = 叩诊棰 = 反射锤 = percussion hammer = reflex hammer
  检查灯 = 医用检查灯 = 妇检灯 = 手术灯 = examination lamp = exam light = 医用手电 = 医用手电筒 = 瞳孔笔 = 医用笔灯
  注射器 = 针筒 = 一次性注射器 = 针管 = 推液器 = syringe = disposable syringe
  输液器 = 一次性输液器 = 吊瓶管 = 点滴器 = infusion set = iv set
  采血针 = 采血笔针 = 一次性采血针 = 血糖针 = lancet = blood collection needle = blood lancet
  留置针 = 静脉留置针 = 套管针 = iv catheter = cannula
  维生素 = 维生素 c 片 = 维c = 维生素c = 维他命 = vc片 = vitamin = vitamin c = vc = 维c片
  藿香正气水 = 藿香正气 = 防暑药 = 藿香 = 藿香正气液 = 解暑药 = huoxiang zhengqi
  感冒药 = 感冒颗粒 = 感冒灵 = 感冒冲剂 = 感冒清 = cold medicine = cold granules = flu medicine
  膏药 = 膏贴 = 云南红花膏贴 = 止痛贴 = 伤湿止痛膏 = 贴膏 = 风湿膏 = pain relief patch = medicated plaster
  药品 = 药 = medicine = drug
  烫伤膏 = 烧伤膏 = 烫伤药 = 烫伤软膏 = 湿润烧伤膏 = burn ointment = burn cream
  清凉油 = 风油精 = 万金油 = 薄荷膏 = cooling balm = tiger balm = cooling ointment
  红霉素 = 红霉素软膏 = 红霉素眼膏 = 消炎药膏 = erythromycin ointment
  药膏 = 软膏 = ointment
  跌打喷雾 = 云南白药喷雾 = 跌打药 = 跌打损伤 = 气雾剂跌打 = 扭伤喷雾 = 云南白药 = sprain spray = pain relief spray
  轮椅 = 手动轮椅 = 电动轮椅 = 手推轮椅 = 折叠轮椅 = 轮椅车 = wheelchair = wheel chair
  拐杖 = 腋下拐杖 = 双拐 = 腋拐 = 拐棍 = 手杖 = 拐扙 = crutch = crutches = walking stick = cane
  助行器 = 助步器 = 老人助行 = 走路辅助器 = 扶手架 = 步行器 = walking frame = walker
  按摩仪 = 肩颈按摩仪 = 颈椎按摩器 = 按摩器 = 颈椎按摩仪 = 按摩枕 = massager = neck massager
  护腰 = 护腰带 = 腰托 = 腰围护具 = 腰带护具 = 束腰 = 腰椎带 = lumbar support = back brace = waist support = back support = lumbar belt = waist belt
  理疗灯 = 理疗红外灯 = 红外线理疗灯 = 烤电灯 = 烤灯 = 神灯 = infrared lamp = heat lamp
  握力器 = 握力康复器 = 握力圈 = 握力球 = 手部康复 = grip trainer = hand grip
  急救用品 = first aid
  无菌手套 > 灭菌外科手套 = 医用检查手套
`
