/** Trade names of medical goods: see `namesFrom`. */
export const medicalNames = `
  外科、外科口照、一次性外科口罩、医生口罩、护士口罩、手术口罩、surgical face mask、type iir mask、iir mask、surgeon mask、医生做手术捂嘴、护士戴mask > 医用外科口罩
  平面口罩、一次性平面口罩、一次口罩、普通口罩、医院口罩、独立包装口罩、蓝色口罩、防飞沫口罩、防流感口罩、3层口罩、无纺布口罩、一次性防护口罩、日用口罩、3plymask、three ply mask、procedure mask、hospital mask > 医用外科口罩 = 一次性医用口罩
  灭菌口罩、无菌口罩、防病毒口罩 > 医用外科口罩 = 医用防护口罩
  儿童一次性口罩、disposable face mask、children mask、一盒50只口罩、陪护探视口罩、发热门诊挂号戴、流感季员工防传染、去医院看病戴、护理级口罩、熔喷布口罩、医院探病捂口鼻、可孚口罩、感冒咳嗽怕传染同事 > 一次性医用口罩
  n95医用、gb19083口罩、传染病房口罩、疫情隔离区戴、头戴式医用口罩、接触肺结核病人戴、核酸采样员口罩、防病毒飞沫高等级遮口鼻 > 医用防护口罩
  防疫口罩、新冠口罩、疫情口罩、医用级口罩、covid mask > 医用外科口罩 = 医用防护口罩 = 一次性医用口罩
  医用手套检查、医用一次性手套、护士手套、口腔科手套、牙医手套、medical exam glove、medical examination glove、dental glove、procedure glove > 医用检查手套 = 医用丁腈手套 = 医用乳胶手套
  医用橡胶手套、乳胶检查手套、medical latex glove、latex exam glove、光面乳胶医用、护理病人手部防护弹性 > 医用乳胶手套
  医用橡胶检查手套、橡胶检查手套 > 医用检查手套 = 医用乳胶手套
  医用橡胶外科手套、橡胶外科手套、医用外科手套、灭菌手套、灭菌橡胶外科手套、surgeon glove、sterile surgical glove、外科橡胶手套、7号半手套、医生台前戴、单双独立装无菌、开刀戴、无菌操作怕污染戴、无菌橡胶手套、手术室手套、做手术戴手上、换药导尿无菌操作戴 > 外科手套
  医用薄膜手套、医用pvc手套、医用pe手套、接触病人血液怕感染、老人擦身护理戴、妇检手套、卫生院手套、肛检指套、体检手套 > 医用检查手套
  医生手套、doctor glove > 医用检查手套 = 外科手套
  无菌乳胶手套 > 外科手套 = 医用乳胶手套
  medical nitrile glove、丁腈检查手套、nbr医用手套、蓝色医用手套、nitrile exam glove、乳胶过敏戴啥手套、无粉丁腈医用、英科医疗手套、医美丁腈手套、核酸采样手套、牙医丁腈、蓝帆医疗手套、检验科抽血戴、医用蓝色丁腈手套、无粉医用丁晴手套、乳胶过敏医护戴、抽血时护手防血液感染 > 医用丁腈手套
  医院手套、hospital glove > 医用检查手套 = 外科手套 = 医用丁腈手套 = 医用乳胶手套
  隔离服一次性、一次性隔离衣、一次性隔离服、医用隔离服、隔离、isolation clothing、protective gown、反穿衣、探视服、陪护衣、icu探视衣、反穿隔离服、家属进重症穿、防血液喷溅身上、蓝色隔离服、独立装隔离服、探视病人套在外面、接触传染病患者时罩衣 > 医用隔离衣
  医用防护衣 > 医用隔离衣 = 连体防护服
  医用防护服一次性、医用连体服、医用防护服连体、防疫服、防疫防护服、大白、大白服、疫情防护服、ppe suit、medical coverall、medical protective suit、medical protective clothing、medical suit、医用连体衣、隔离防护连体衣、coverall medical、疫情流调穿、三级防护穿、进隔离病房全身穿、救护车转运病人穿、传染科连体衣、核酸采样员穿、做核酸穿全身 > 连体防护服
  手术服医生、手术室衣服、刷手服、洗手服、医生服、护士服、医护服、手术帽、手术单、铺单、中单、surgical clothing、scrub suit、nurse uniform、surgical cap、主刀医生袍、无菌手术包衣、医生上台穿、开刀穿袍子、开刀时医生身上穿 > 手术衣
  鞋套一次性、脚套一次性、塑料鞋套、防水鞋套、长筒鞋套、隔离靴套、靴套、无尘鞋套、参观鞋套、机房鞋套、鞋套机、shoe cover disposable、boot cover、shoe protector、disposable shoe cover、防护靴套、长筒靴套医用、进手术室套脚、进icu套鞋外面、进隔离病房脚上套 > 医用隔离鞋套
  medical gown、patient gown、hospital gown、disposable gown > 医用隔离衣 = 手术衣
  护士帽、一次性帽子、无纺布帽、条形帽、医用帽、bouffant cap > 医用隔离衣 = 连体防护服 = 手术衣 = 医用隔离鞋套
  急救、急救套装、急救用品包、家庭急救包、first aid supply、firstaid kit、firstaid > 急救箱 = 急救包
  急救箱子、急救箱办公室、急救箱企业、急救箱车间、急救箱套装、医疗急救箱、医用急救箱、救护箱、first aid case、workplace first aid kit、office first aid kit、家用医药箱、工厂急救箱、壁挂药箱、车间药箱、红十字箱、保健箱、办公室医药箱、蓝夫药箱、工伤应急箱、workplace first aid、安全检查要求配药箱、厂里划破手齐全、家庭医药箱、急救箱含药品壁挂、员工受伤应急处理、安全检查要求配急救药品 > 急救箱
  急救包车载、户外急救包、户外急救、旅行急救包、first aid bag、first aid pack、medic kit、trauma kit、vehicle first aid > 急救包
  应急箱 > 急救箱 = 应急包
  应急药箱、办公室药箱、办公药箱、工厂医药箱、急救柜、first aid cabinet > 急救箱 = 医药箱
  应急物资、防灾应急包、防汛应急包、地震应急包、地震应急、家庭应急包、emergency bag、emergency pack、go bag、grab bag、earthquake kit、disaster kit > 应急包
  家用药箱、药箱子、小药箱、药品箱、medical box、medicine chest、medicine cabinet > 医药箱
  医药包、车载药箱、medical bag > 急救包 = 医药箱
  救援包 > 急救包 = 应急包
  medical kit > 急救箱 = 急救包 = 医药箱
  ok绷、ok贴、ok邦、创口帖、创可帖、创伤贴、止血帖、伤口帖、防水创可贴、卡通创可贴、邦迪创可贴、云南白药创可贴、手破了、手划破、贴伤口、磨脚贴、水泡贴、液体创可贴、bandaid、sticking plaster、blister plaster、waterproof plaster、wound plaster、药水胶布、胶布贴手指、切菜割到手、脚上磨水泡贴、小伤口止血 > 创可贴
  止血带、止血绷带、弹力绷带运动、弹性绷布、自粘弹性绷带、自粘绷布、三角巾、三角绷带、急救绷带、石膏绷带、护腕绷带、肌肉贴、肌贴、肌内效贴、crepe bandage、compression bandage、cohesive bandage、triangular bandage、roller bandage、tourniquet、kinesiology tape、弹力网帽、篮球护踝缠带、绑腿弹力布、关节扭伤固定缠、一卷自粘弹力带 > 弹性绷带
  止血粉、无菌敷贴、敷料贴、敷贴 > 创可贴 = 医用纱布块
  纱布绷带卷、包扎、包扎伤口、gauze bandage > 弹性绷带 = 医用纱布块
  医用透气胶带、医用透气胶布、压敏胶带、橡皮膏、橡皮胶、医用橡皮膏、医用橡皮胶、医用胶布透气、3m医用胶带、纸质胶带医用、输液贴、留置针贴膜、micropore、micropore tape、medical adhesive tape、paper tape medical、3m微孔胶带、氧化锌胶布、固定输液针头、输液固定胶布、固定敷料不过敏 > 医用胶带
  纱布敷料、无菌纱布、无菌敷料、伤口敷料、脱脂纱布、纱布卷、纱布片无菌、wound dressing、sterile dressing、gauz、gauze roll、sterile gauze、sterile gauze pad、absorbent gauze、盖伤口止血、大伤口覆盖吸血 > 医用纱布块
  sport tape、athletic tape > 弹性绷带 = 医用胶带
  伤口、伤口护理、缝合、wound care > 创可贴 = 弹性绷带 = 医用胶带 = 医用纱布块
  棉签消毒、消毒棉棒、一次性棉签、无菌棉签、木棒棉签、掏耳棉签、棉签棒、棉花签、棉签医用、cotton bud stick、cotton applicator、qtip、ear bud cotton、swab、涂药膏小棒、蘸药水涂伤口 > 医用棉签
  消毒棉球、消毒棉、药棉、医用消毒棉、cotton wool ball > 碘伏棉球 = 酒精棉球
  碘伏棉签一次性、碘伏棉棒、碘伏消毒棉签、iodine swab、iodine swabstick > 医用棉签 = 碘伏棉球
  碘伏消毒、碘伏喷雾、碘附、碘酊、红药水、紫药水、伤口消毒、皮肤消毒液、消毒伤口、iodine solution、iodine cotton、betadine、povidone、antiseptic solution、wound antiseptic、摔破皮消毒、剖腹产刀口消毒、擦破皮先杀菌 > 碘伏棉球
  酒精棉签、酒精棉棒 > 医用棉签 = 酒精棉片
  酒精棉片一次性、酒精消毒棉片、酒精片消毒、手机酒精片、酒精湿棉片、医用酒精棉片、antiseptic wipe、prep pad、消毒湿片、手机消毒片、打胰岛素前擦皮肤、单片独立酒精、擦手机屏杀菌、耳机眼镜消毒片、餐具应急消毒片、测血糖前擦指头、消毒湿棉片、测血糖前擦手指、擦耳机屏幕杀菌一次一片 > 酒精棉片
  酒精消毒棉、医用酒精棉、alcohol cotton > 酒精棉片 = 酒精棉球
  酒精消毒棉球、医用酒精棉球、alcohol cotton ball、alcohol ball、瓶装酒精棉、拔罐点火棉、打针前擦屁股、镊子夹着擦皮肤、镊子夹着擦皮肤杀菌 > 酒精棉球
  医用棉、医用脱脂棉、脱脂棉花、棉花、cotton wool、absorbent cotton > 医用棉签 = 碘伏棉球 = 酒精棉球
  皮肤消毒、antiseptic > 碘伏棉球 = 酒精棉片 = 酒精棉球
  antiseptic swab > 碘伏棉球 = 酒精棉片
  双氧水、双氧水消毒、生理盐水、医用双氧水、医用消毒、医用消毒用品、hydrogen peroxide、saline > 医用棉签 = 碘伏棉球 = 酒精棉片 = 酒精棉球
  aed急救、aed机、aed设备、aed除颤、aed除颤器、自动除颤仪、自动除颤器、自动体外除颤器、自动体外心脏除颤器、心脏除颤仪、心脏急救、心脏骤停、电击除颤、迈瑞aed、飞利浦aed、aed柜、aed箱、监护仪、心电监护仪、心电图机、aed defibrillator、aed machine、aed unit、automated defibrillator、defib、heart defibrillator、heart starter、emergency defibrillator、aed cabinet、patient monitor、ecg > 体外除颤仪
  呼吸气囊、呼吸皮囊、皮囊、简易呼吸气囊、人工呼吸器、人工呼吸、人工复苏器、呼吸面膜、吸痰器、cpr mask、cpr face shield、manual resuscitator、bag valve mask、bvm、ambu、suction unit、捏皮球、成人苏醒球、没呼吸了捏着气、加压氧面罩球、病人停止呼吸抢救 > 简易呼吸器
  心肺复苏、心肺复苏模拟人、心肺复苏人偶、模拟人、cpr、cpr kit、cpr manikin > 体外除颤仪 = 简易呼吸器
  呼吸面罩、呼吸机 > 简易呼吸器 = 氧气瓶
  制氧机、家用制氧机、吸氧机、吸氧面罩、氧气、氧气便携、氧气呼吸器、氧气枕、氧气面罩、鼻氧管、高原氧气瓶、高原氧气、高原吸氧、便携式氧气瓶、便携氧、便携制氧、救护氧气瓶、oxygen、oxygen bottle、oxygen mask、oxygen kit、portable oxygen cylinder、portable oxygen tank、oxygen concentrator、吸氧瓶、oxygen can、高反缺氧了吸、西藏出差缺氧、小氧气钢瓶医用、老人胸闷吸、孕妇吸氧瓶、手提供氧器、司机高原缺氧 > 氧气瓶
  担架床、担架车、担架折叠、软担架、救援担架、救护担架、救护车担架、消防担架、篮式担架、脊柱板、脊柱固定板、颈托、夹板骨折、folding stretcher、emergency stretcher、rescue stretcher、scoop stretcher、spine board、spinal board、backboard、cervical collar、splint、抬病人架子、楼梯抬伤员、工地伤员抬出去、伤员转运床 > 折叠担架
  救命、急救毯、保温毯、emergency blanket、foil blanket、thermal blanket > 体外除颤仪 = 简易呼吸器 = 氧气瓶 = 折叠担架
  体温机、体温器、量体温计、电子温度计体温、电子体温表、水银体温表、玻璃体温计、水银温度计体温、腋温计、腋下温度计、口腔体温计、口表、肛表、medical thermometer、oral thermometer、underarm thermometer、armpit thermometer、mercury thermometer、digital body thermometer、electronic thermometer、夹胳肢窝、怀疑发烧夹着量 > 体温计
  体温枪额温、体温抢、体温筛查、测体温枪、量体温枪、电子体温枪、额温、额温计、额温抢、额温器、额头测温、额头测温枪、额头枪、红外线额温枪、红外线体温枪、红外体温枪、测温枪额温、测温枪人体、人体测温枪、人体测温仪、非接触体温计、非接触式体温计、非接触额温枪、防疫测温枪、body temperature gun、fever gun、fever scanner、forehead gun、forehead temperature gun、forehead scanner、temporal thermometer、thermometer gun、thermometer forehead、no contact thermometer、non contact thermometer、contactless thermometer、touchless thermometer、ir forehead thermometer > 额温枪
  体温检测仪、人体测温 > 体温计 = 额温枪
  红外线体温计、红外体温、infrared body thermometer > 额温枪 = 耳温计
  耳温、耳温抢、耳温枪红外、耳朵温度、耳朵体温计、耳道温度计、tympanic thermometer > 耳温计
  体温测量、体温检测、体温监测、测发烧、量发烧、发烧、发烧测量、婴儿体温计、宝宝体温计、儿童体温计、body temperature、fever、baby thermometer > 体温计 = 额温枪 = 耳温计
  血压、血压机、血压表、血压测量、血压测量计、血压器、血压测试仪、血压监测、测血压仪、测量血压、量血压仪、电子血压机、电子血压仪、电子血压计家用、家用血压计、家用血压仪、上臂血压计、臂式血压计、手臂血压计、腕表血压计、腕式血压仪、水银血压计、汞柱血压计、台式血压计、高血压、高血压仪、血压带、血压袖带、欧姆龙血压计、鱼跃血压计、blood pressure machine、blood pressure meter、blood pressure cuff、blood pressure gauge、blood pressure kit、blood pressure tester、bp machine、bp meter、bp cuff、bp apparatus、sphyg、upper arm blood pressure monitor、arm blood pressure monitor > 血压计
  血糖、血糖机、血糖器、血糖测量仪、血糖检测仪、血糖监测仪、测血糖仪、测糖仪、家用血糖仪、糖尿病、糖尿病测试、血糖试纸条、血糖条、试纸血糖、三诺、三诺血糖仪、罗氏血糖仪、鱼跃血糖仪、尿酸仪、血脂仪、blood sugar、blood sugar meter、blood sugar monitor、blood sugar tester、blood glucose、blood glucose monitor、glucose monitor、glucose test strip、glucose strip、diabete tester、diabetic test strip、diabetic monitor、强生稳豪、糖尿病扎手指测、血糖试条一盒、糖友测糖仪、怡成血糖、孕妇测糖仪 > 血糖仪
  血氧、血氧计、血氧机、血氧指夹、血氧饱和度仪、血氧饱和仪、血氧监测、血氧检测仪、血氧测量仪、测血氧、指夹血氧、指夹脉搏血氧仪、指脉氧、指脉血氧仪、指尖血氧仪、脉氧仪、脉搏仪、脉搏血氧、心率仪、pulse ox、finger oximeter、finger pulse oximeter、fingertip oximeter、fingertip pulse oximeter、spo2、spo2 monitor、spo2 meter、blood oxygen、blood oxygen meter、blood oxygen monitor、oxygen saturation monitor、heart rate monitor、肺炎居家监测氧、手指夹测心率、高原测血氧、家用测血氧夹子 > 血氧仪
  欧姆龙 > 血压计 = 血糖仪 = 血氧仪
  听诊、听诊气、听诊头、听心跳、听胎心、听心音、听肺、医生听诊器、单头听诊器、双用听诊器、三用听诊器、心脏听诊器、胎心仪、胎心听诊器、胎心多普勒、stethescope、stethascope、dual head stethoscope、double head stethoscope、doctor stethoscope、nurse stethoscope、littmann、fetal doppler、doppler、医用听筒、医生挂脖子、听肺部啰音、量水银血压时听脉音 > 听诊器
  五官科检查、五官科、五官检查、五官检查镜、耳镜检查、检耳、检查耳朵、检查眼睛、眼底镜、检眼、鼻镜检查、喉镜检查、喉镜片、口镜、口腔镜、压舌板、额镜、耳鼻喉、耳鼻喉检查、视力表、视力灯箱、色盲本、ophthalmoscope、laryngoscope、ent set、ent kit、ent diagnostic、diagnostic set、diagnostic kit、ear scope、ear inspection、tongue depressor、eye chart、看眼底、耳鼻喉检查镜、看耳道耳屎、看鼓膜 > 五官检查器
  叩诊、叩诊器、敲膝盖、敲膝盖锤子、膝跳反射锤、膝反射锤、神经反射锤、神经科锤、诊锤、检查锤、音叉、neurological hammer、knee hammer、taylor hammer、buck hammer、tuning fork、膝跳锤、敲膝盖小锤、泰勒锤、巴宾斯基锤、叩诊小榔头、神经反射检查 > 叩诊锤
  检查灯医用、检查照明、检查照明灯、检查手电、医生手电、瞳孔灯、瞳孔手电、瞳孔手电筒、笔式手电医用、医用笔式手电、头灯医用、医用头灯、无影灯、手术无影灯、妇科检查灯、移动检查灯、立式检查灯、阅片灯、观片灯、exam lamp、examination light、medical lamp、medical light、medical penlight、diagnostic penlight、pupil light、surgical light、surgical lamp、operating light、ot light、x ray viewer、笔式瞳孔灯、看嗓子灯、penlight、查瞳孔小手电、移动检查照明灯、瞳孔笔灯、医生手电筒笔灯、瞳孔笔灯黄光、门诊查体笔灯、照瞳孔看喉咙 > 医用检查灯
  检查床、诊断床、诊疗床、身高体重秤、身高体重仪、体重秤、体重计、exam table、examination couch、weighing scale body、body scale、height scale > 听诊器 = 五官检查器 = 叩诊锤 = 医用检查灯
  针筒5ml、注射、注射筒、注射针、注射器针头、一次性针筒、一次性针管、打针器、针头、无菌注射器、塑料注射器、不带针注射器、大针筒、大针管、50ml注射器、20ml注射器、10ml注射器、5ml注射器、1ml注射器、2ml注射器、胰岛素注射器、胰岛素针、胰岛素针头、灌注器、冲洗器、灌肠器、喂药器、喂食器、点胶针筒、点胶针头、syringe needle、sterile syringe、luer lock syringe、insulin syringe、insulin pen needle、oral syringe、injection、injection needle、injector、hypodermic、hypodermic needle、hypodermic syringe、medical needle、needle > 注射器
  输液、输液管、输液针、输液针头、一次性输液管、输血器、吊瓶、输液架、输液泵、延长管、三通阀医用、头皮针、iv line、iv drip、iv drip set、iv tube、iv tubing、iv infusion set、intravenous set、drip set、infusion、infusion kit、infusion pump、iv pole、giving set、transfusion set、挂水管 > 输液器
  打点滴、打吊针、吊针、挂水、挂盐水、点滴、静脉针、iv kit > 输液器 = 留置针
  采血、采血针头、采血器、采血笔、真空采血针、蝶翼采血针、测血糖针、血糖采血针、血糖仪针头、扎手指、末梢采血针、指尖采血针、安全采血针、lancet needle、lancing device、blood collection、blood collection set、blood needle、phlebotomy needle、finger prick、safety lancet、血糖针头、测血糖扎手、验血扎指头、测血糖扎手指、指尖取血 > 采血针
  静脉穿刺针、静脉穿刺、留针、留置针24g、留置针22g、套管、软针、动脉针、肝素帽、iv cannula、intravenous catheter、intravenous cannula、peripheral catheter、venflon、indwelling needle、catheter、打点滴软针、埋针、住院天天打针不想扎、针留手背上几天、住院几天不用重复扎针 > 留置针
  穿刺针、穿刺、puncture needle > 采血针 = 留置针
  butterfly needle、scalp vein set > 输液器 = 采血针
  导尿管、引流袋、尿袋、鼻饲管、胃管、urine bag > 注射器 = 输液器 = 采血针 = 留置针
  泰诺、白加黑、999感冒灵、三九感冒灵、快克、康泰克、新康泰克、感康、板蓝根颗粒、连花清瘟、连花清瘟胶囊、双黄连、抗病毒口服液、小柴胡、小柴胡颗粒、感冒、感冒胶囊、感冒灵颗粒、感冒片、感冒清热颗粒、感冒吃药、治感冒、治感冒药、流感药、退烧药、退烧、退热、退热贴、布洛芬、芬必得、对乙酰氨基酚、阿司匹林、头疼药、头痛药、头痛、头疼、消炎药、阿莫西林、头孢、抗生素、咳嗽药、止咳、止咳药、止咳糖浆、川贝枇杷膏、枇杷膏、咽喉药、嗓子痛药、过敏药、氯雷他定、cold tablet、cold remedy、flu tablet、flu remedy、common cold、paracetamol、ibuprofen、aspirin、tylenol、panadol、advil、fever reducer、antibiotic、cough syrup、cough medicine、antihistamine、allergy tablet、板蓝根、伤风药、鼻塞流鼻涕喝、着凉打喷嚏喝冲剂、嗓子疼发烧喝点啥、头痛发热嗓子疼冲水喝 > 感冒颗粒
  止痛药、止疼药、painkiller、pain reliever、pain relief > 感冒颗粒 = 红花膏贴
  晕车药、胃药、胃疼药、胃痛、肚子疼、肚子痛、拉肚子、拉肚子药、腹泻、腹泻药、止泻、止泻药、蒙脱石散、黄连素、诺氟沙星、健胃消食片、消食片、肠胃药、藿香正气口服液、藿香正气胶囊、霍香正气水、霍香正气、霍香、藿香正气丸、仁丹、人丹、中暑、中暑药、防中暑、防暑药品、解暑、解暑降温药、解暑用品、motion sickness tablet、antacid、antidiarrheal、diarrhea medicine、diarrhoea tablet、imodium、stomach medicine、heat stroke medicine、heatstroke、防中暑药、十滴水、heatstroke medicine、肚子胀拉稀头晕喝、发痧吃药、高温作业防暑降温药 > 藿香正气水
  维生素片、维生素b、维生素e、复合维生素、多种维生素、维c泡腾片、维c咀嚼片、钙片、善存、保健品、免疫力、vitamin c tablet、vitamin tablet、multivitamin、ascorbic acid、supplement、vc泡腾片、提高抵抗力吃、牙龈出血补、力度伸 > 维生素 c 片
  膏药贴、膏药帖、膏贴药、贴膏药、止痛膏、止痛膏贴、止痛膏药、麝香壮骨膏、麝香止痛膏、麝香膏、狗皮膏药、奇正消痛贴、腰痛贴、腰疼膏药、腰痛膏药、关节痛、关节止痛膏、颈椎膏药、肩周炎膏药、风湿、风湿贴、风湿止痛膏、膏药腰椎、pain patch、pain relief plaster、heat patch、plaster pain、medicated patch、muscle patch、salonpa、deep heat patch、腰腿疼贴、落枕了贴脖子、老腰肌劳损贴、herbal plaster、跌打扭伤贴 > 红花膏贴
  中成药 > 感冒颗粒 = 藿香正气水 = 红花膏贴
  常用药、常备药、家庭常备药、日常用药、办公室药品、非处方药、otc、成药、西药、救心丸、速效救心丸、硝酸甘油、medication、med、tablet medicine、otc medicine > 感冒颗粒 = 藿香正气水 = 维生素 c 片 = 红花膏贴
  双飞人、白花油、驱风油、虎标、虎标万金油、万金油虎标、龙虎、龙虎清凉油、龙虎人丹、风油精小瓶、风油膏、提神油、薄荷油、薄荷棒、薄荷通、鼻通、清凉膏、驱蚊止痒膏、止痒膏、balm、cooling oil、essential balm、menthol balm、wind oil、white flower oil、vick、vaporub、mint oil、itch relief、薄荷油膏、蚊子咬了抹、开车犯困抹太阳穴、头晕提神抹、铁盒薄荷脑油、蚊子咬了止痒、犯困提神醒脑擦太阳穴 > 清凉油
  正红花油、黄道益、跌打、跌打油、跌打膏、跌打药酒、跌打扭伤、跌打损伤喷雾、跌打喷剂、扭伤、扭伤药、扭伤喷剂、扭到脚、脚扭了、崴脚、拉伤、肌肉拉伤、肌肉酸痛、肌肉酸痛喷雾、云南白药气雾剂、云南白药喷剂、白药喷雾、白药、云南白药膏、扶他林、止痛喷雾、止痛喷剂、止疼喷雾、冷敷喷雾、冰喷、冷喷、冷冻喷雾、消肿止痛、消肿、活血化瘀、淤青、sprain、muscle spray、muscle pain spray、muscle rub、pain spray、pain relief gel、pain gel、freeze spray、cold spray、ice spray、deep heat、deep heat spray、voltaren、bruise spray、红花油、正骨水、活络油、万花油、打球扭脚喷、磕青了喷一喷、运动损伤喷雾、搬货闪了腰喷、sport injury spray、罐装止痛喷剂、气雾剂止痛 > 跌打喷雾
  止痒药膏、无极膏、炉甘石、炉甘石洗剂、anti itch cream > 清凉油 = 红霉素软膏
  皮炎平、皮康王、达克宁、脚气膏、脚气药、湿疹药膏、皮肤药膏、消炎膏、消炎软膏、百多邦、莫匹罗星、莫匹罗星软膏、金霉素、金霉素眼膏、红梅素、红霉素眼药膏、眼药膏、眼药水、滴眼液、眼膏、伤口消炎药膏、抗菌软膏、antibiotic ointment、antibiotic cream、antiseptic cream、antibacterial ointment、skin ointment、neosporin、savlon cream、eye ointment、eye drop、erythromycin、athlete foot cream、antifungal cream、hydrocortisone、伤口化脓抹、长疖子抹药、毛囊炎抹、伤口化脓发炎涂 > 红霉素软膏
  冻疮膏、冻疮药、伤口药膏、healing ointment > 烫伤膏 = 红霉素软膏
  外用膏 > 烫伤膏 = 清凉油 = 红霉素软膏
  京万红、京万红软膏、湿润烫伤膏、美宝、美宝湿润烧伤膏、烫伤、烫伤膏药、烫伤喷雾、烫伤油、烧伤、烧伤药、烧烫伤、烧烫伤膏、烫伤了、被烫了、獾油、芦荟胶、burn、burn gel、burn spray、burn treatment、burn relief、scald ointment、scald cream、aloe vera gel、厨房烫手抹、电焊烫起泡抹、烫出水泡擦 > 烫伤膏
  medicated oil > 清凉油 = 跌打喷雾
  外用药 > 烫伤膏 = 清凉油 = 红霉素软膏 = 跌打喷雾
  轮倚、轮依、轮椅老人、老人轮椅、老人轮椅车、轮椅折叠、轮椅轻便、轻便轮椅、便携轮椅、残疾人轮椅、残疾人用车、残疾车、残疾人车、病人轮椅、医院轮椅、医用轮椅、鱼跃轮椅、folding wheelchair > 手动轮椅 = 电动轮椅
  带坐便轮椅、手摇轮椅、推老人车、manual wheelchair、transport wheelchair、transit wheelchair、transport chair、残疾人推车、老年人推车椅、轮椅铝合金轻便折叠、服务大厅接待行动不便人士 > 手动轮椅
  自动轮椅、智能轮椅、电动轮椅车、老人电动轮椅、代步车、老年代步车、老人代步车、electric wheelchair、power wheelchair、power chair、powered wheelchair、motorized wheelchair、mobility scooter、电动代步椅、老人自己开着走、残疾人电动椅、偏瘫老人代步 > 电动轮椅
  拐棍老人、拐仗、拐杖老人、老人拐杖、老人手杖、手杖老人、防滑拐杖、四脚拐杖、四角拐杖、四爪拐杖、三脚拐杖、折叠拐杖、伸缩拐杖、登山杖、铝合金拐杖、骨折拐杖、腋下拐、腋下双拐、双拐杖、单拐、肘拐、前臂拐、拐杖凳、带凳拐杖、盲杖、crutch pair、underarm crutch、axillary crutch、elbow crutch、forearm crutch、walking cane、quad cane、folding cane、cane seat、夹胳膊底下拐、腿打石膏走路撑、骨折单脚走路撑 > 拐杖
  助行、走路辅助、走路助力、行走辅助器、术后行走、walking aid > 拐杖 = 助行器
  助行车、助行架、助步、助走器、学步车老人、老人助行器、老人助步器、老人推车、购物助行车、四轮助行器、四脚助行器、康复助行器、扶手助行、zimmer frame、zimmer、rollator、rollator walker、walker frame、folding walker、四脚助步架、学步架老人、扶着走路架子、脑梗恢复走路扶、老人走不稳扶、术后下地走路扶、老人助行架、老人走路不稳扶着走 > 助行器
  坐便椅、坐便器、移动马桶、洗澡椅、护理床、病床、防褥疮床垫、mobility aid、commode chair、shower chair、hospital bed > 手动轮椅 = 电动轮椅 = 拐杖 = 助行器
  颈椎按摩、颈椎仪、颈椎理疗仪、颈椎牵引器、颈部按摩、颈部按摩仪、颈部按摩器、脖子按摩、脖子按摩仪、护颈仪、护颈枕、肩颈按摩、肩颈按摩器、肩颈仪、肩膀按摩、肩部按摩、按摩披肩、按摩棒、按摩锤、按摩垫、按摩靠垫、按摩腰靠、按摩椅、筋膜枪、肌肉按摩、肌肉按摩枪、肌肉放松、放松肌肉、足疗机、足底按摩、足浴盆、泡脚桶、泡脚、眼部按摩仪、眼部按摩、护眼仪、头部按摩仪、腰部按摩、腰部按摩器、腰部按摩仪、腰椎按摩、腰椎按摩器、腰椎按摩仪、低频治疗仪、中频治疗仪、电疗仪、脉冲仪、massager neck、massage device、massage gun、massage machine、massage pillow、massage cushion、massage chair、massage、neck massage、shoulder massager、back massager、shiatsu、shiatsu massager、foot massager、foot spa、eye massager、neck traction、ten、ten unit、ten machine、肩膀捶打器、低头看电脑脖子酸、落枕颈椎不舒服放松 > 肩颈按摩仪
  腰椎、腰椎牵引器、护腰靠、护腰垫、护腰腰带、护腰带医用、医用护腰、劳保护腰、搬运护腰、保护腰、腰带护腰、腰围医用、腰托带、腰部保护、腰部支撑、束腰带、钢板护腰、自发热护腰、发热护腰、护膝、护腕、护肘、护踝、护具、运动护具、膝盖护具、关节护具、疝气带、骨盆带、lumbar brace、lower back support、lower back brace、back belt、back support belt、waist brace、work back support、lifting belt back、knee brace、knee support、knee pad、wrist brace、wrist support、ankle brace、ankle support、elbow support、腰围固定带、久坐腰疼绑、司机腰疼戴、搬重物怕闪腰 > 护腰带
  腰间盘突出、腰间盘、腰椎间盘突出、腰突、腰疼、腰痛 > 护腰带 = 理疗红外灯
  理疗、理疗仪、理疗仪器、理疗设备、理疗用品、physiotherapy、physio、physical therapy、physiotherapy equipment > 肩颈按摩仪 = 理疗红外灯
  红外理疗、红外理疗灯、红外线灯、红外线治疗仪、红外线烤灯、红外灯、远红外、tdp、tdp神灯、特定电磁波、烤电、烤电理疗、烤电神灯、电烤灯理疗、艾灸、艾灸盒、艾条、艾灸仪、拔罐、拔罐器、刮痧板、热敷、热敷包、热水袋、暖宝宝、暖贴、针灸针、针灸、physiotherapy lamp、therapy lamp、therapeutic lamp、infrared light、infrared light therapy、infrared therapy、red light therapy、heat therapy、tdp lamp、moxibustion、cupping set、acupuncture needle、heating pad、hot water bottle、hot pack、远红外理疗、infrared therapy lamp、关节炎烤一烤、周林频谱仪、烤肩膀灯 > 理疗红外灯
  握力、握力计、握力训练、握力训练器、握力康复、手指康复、手指锻炼、手指训练器、手部锻炼、手部锻炼器、手部康复训练、手部康复器材、手功能康复、康复训练、康复训练器材、康复球、康复机器人手套、中风康复、偏瘫康复、锻炼手力、手力锻炼、grip strengthener、grip exerciser、hand gripper、hand exerciser、hand trainer、hand therapy、hand rehab、hand rehabilitation、finger exerciser、finger trainer、stress ball、dynamometer、resistance band、中风练手、偏瘫手部锻炼、练手劲、指力训练球、手术后练手指灵活 > 握力康复器
  冰袋、冷敷、康复、康复器材、康复器械、ice pack、rehab、rehab equipment、rehabilitation、rehabilitation equipment > 肩颈按摩仪 = 护腰带 = 理疗红外灯 = 握力康复器
  小朋友口罩、幼儿园口罩、宝宝口罩、孩子得流感上学戴、小学生口罩、孩子上学防流感戴 > 儿童医用口罩
  车用药包、私家车应急包、救护车药包、班车备药包、货车司机药包、长途车受伤备用、车载药包、放后备箱应急止血包扎 > 车载急救包
  登山急救包、野外求生包、应急物资包、民防包、露营急救包、徒步受伤包扎包、防灾包、emergency go bag、家庭战备包、旅行药包、团建爬山摔伤备着、人防应急包、野战急救包、户外急救包防水便携、防汛人防物资储备 > 户外应急包
  备孕测排卵温度 > 电子体温计
  保安来访测温、进楼门口量温度、测人体红外枪、食堂门口测体温、幼儿园晨检额温枪、进门快速测体温、不接触量体温、infrared thermometer fever > 红外额温枪
  耳朵测温、塞耳朵里量烧、一秒测温耳朵、宝宝睡着量体温 > 红外耳温计
  自动测血压机、头晕量压 > 电子血压计
  手腕血压计、手表血压计、腕带量压仪、戴手腕量压、wrist bp monitor、出差带着量血压、迷你血压仪、手腕血压仪、便携血压计、wrist blood pressure monitor > 腕式血压计
  打针、注射针头 > 一次性注射器
`
