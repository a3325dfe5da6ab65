/** Trade names of spare parts: see `namesFrom`. */
export const sparesNames = `
  轴承6204、轴承6308、6308、6204、6205、6206、6203、6202、6201、608轴承、6000轴承、6305、6306、6307、6208、608zz、6204 2rs、2rs、滚珠、微型轴承、高速轴承、不锈钢轴承、陶瓷轴承、钢珠、sealed bearing、6205轴承、波司、skf轴承、nsk轴承、人本轴承、电机轴承、608小轴承、钢珠轴承、水泵轴承、电机转起来嗡嗡响、电机珠子碎了、马达异响换、转轴有旷量、一盒6203轴承、一筒十个装滚珠轴承、水泵电机轴承、电机转起来咔咔响、转轴转动不顺杂音、马达轴转起来异响、deep groove bearing > 深沟球轴承
  锥轴承、圆锥轴乘、30205、32208、tapered bearing、taper bearing > 圆锥滚子轴承
  自动调心、调心球轴承、22220、22216、输送滚筒轴承、轴有点歪也转、振动筛转起来发热、轴偏斜也重载转 > 调心滚子轴承
  轴承座ucp205、ucp205、ucp、ucf、ucf208、立式轴承座、菱形轴承座、方形轴承座、plummer block、flange bearing、mounted bearing、滚筒两头固定支撑、长轴找个座子托住、轴两端支撑固定转动 > 带座轴承
  角接触轴承 > 深沟球轴承 = 圆锥滚子轴承
  皮带机轴承、风机轴承 > 深沟球轴承 = 带座轴承
  滚子轴承、圆柱滚子轴承、roller bearing > 圆锥滚子轴承 = 调心滚子轴承
  轴乘、轴成、培林轴承、滚针轴承、推力轴承、推力球轴承、平面轴承、直线轴承、关节轴承、鱼眼轴承、轴套、铜套、衬套、skf、nsk、fag、哈尔滨轴承、hrb、瓦房店轴承、thrust bearing、needle bearing、linear bearing、bushing、bush、rod end > 深沟球轴承 = 圆锥滚子轴承 = 调心滚子轴承 = 带座轴承
  spb、spa、spz、spc、窄v带、联组带、三角皮代、皮带轮、空压机皮带、电机皮带、切割机皮带、联组皮带、vbelt、vee belt、wedge belt、v皮带、电机带轮打滑、空压机传动打滑尖叫 > 三角皮带
  齿型带、齿带、同步轮、同步带轮、同步皮带轮、htd、5m同步带、8m同步带、xl同步带、mxl、gt2、正时带、时规皮带、toothed belt、timing pulley、带齿皮带、传动要准不能打滑、机械手带子磨秃了、皮带齿掉了、齿轮皮带、伺服电机带轮精确传动 > 同步带
  多槽带、多楔皮带、pk皮带、6pk、poly v belt、发动机附件皮带、跑步机皮带、洗衣机皮带、serpentine belt、pk带、多槽皮带 > 多楔带
  平皮带、圆皮带、pu圆带、运输带、橡胶输送带、传输带、流水线带、pvc输送带、食品输送带、裙边带、conveyor belting、flat belt、round belt、输送机皮带、安检机皮带、分拣线皮带、流水线带子跑偏、包装线传送皮带、食品传送线带面破了 > 聚氨酯输送带
  cogged belt、pulley belt > 三角皮带 = 同步带
  风扇皮带、发电机带、fan belt > 三角皮带 = 多楔带
  跑步机带 > 多楔带 = 聚氨酯输送带
  transmission belt > 三角皮带 = 同步带 = 多楔带
  正齿轮、斜齿轮、伞齿轮、锥齿轮、蜗轮、蜗杆、涡轮蜗杆、模数齿轮、1模齿轮、2模齿轮、尼龙齿轮、塑料齿轮、金属齿轮、内齿轮、helical gear、bevel gear、worm gear、pinion、gear wheel > 齿轮
  08b、10a、12a、06b、16a链条、08b链条、10a链条、单排链、双排链、单排链条、双排链条、工业链、输送链、输送链条、机械链条、节距链条、倍速链、不锈钢传动链、链节、链扣、半节、摩托链条、提升链、drive chain、conveyor chain、chain link、12a链条、16a双排链、传动链、叉车链条、叉车升降链磨损 > 滚子链条
  牙轮盘、链齿轮、链轮08b、单排链轮、双排链轮、链轮片、chain sprocket、链条盘、链条老跳齿、链条轮 > 链轮
  直齿条、斜齿条、1模齿条、尼龙齿条、平移门齿轨、平移门带牙那条坏了、rack pinion、旋转变直线长行程、大门电机打滑走不动换咬合条 > 齿条
  齿轮盘、牙盘齿轮 > 齿轮 = 链轮
  齿轮齿条 > 齿轮 = 齿条
  星型联轴器、爪型联轴器、爪形联轴器、对轮梅花、尼龙联轴器、梅花垫、聚氨酯梅花垫、联轴器胶垫、jaw coupling、spider coupling、伺服电机连轴器、电机跟泵轴连、电机轴泵轴连起来 > 梅花联轴器
  波纹管联轴器、disc coupling、伺服连丝杆不能间隙、伺服轴刚性连接零背隙 > 膜片联轴器
  线轨、线性导轨、直线滑轨导轨、导轨滑块、滑块导轨、hgh20、hgh20ca、hgw、hgr20、mgn12、mgn9、银导轨、滑轨机床、光轴、直线轴、直线光轴、光杆、抽屉滑轨、linear guideway、linear bearing block、linear slide、slide rail、linear shaft、工作台滑动卡顿、机床平台直线来回滑动 > 直线导轨滑块
  丝杆滚珠、滚珠螺杆、sfu1605、sfu、1605丝杆、1605、梯形丝杆、丝杆螺母、丝杠螺母、丝杆支撑座、bk12、bf12、ballscrew、丝母丝杆、tbi丝杆、数控进给丝杆、丝杆间隙大加工不准、丝杆带螺母、sfu2005 screw、精密丝杆、数控机床丝杆、电机转动变直线精密进 > 滚珠丝杠
  联轴节弹性、弹性联轴器、弹性联轴节、电机联轴器、伺服联轴器、刚性联轴器、夹紧联轴器、万向节、十字万向节、齿式联轴器、链条联轴器、胀紧套、胀套、flexible coupling、universal joint > 梅花联轴器 = 膜片联轴器
  hiwin、thk、直线模组、滑台、滑台模组、linear motion、linear actuator > 直线导轨滑块 = 滚珠丝杠
  法兰球阀、手动球阀、气动球阀、电动球阀、球伐、放料阀、旋塞阀、pvc球阀、煤气阀、燃气阀、plug valve、水掣、总水管能关、水管总开关、波阀、一扳手柄就断水、水管总阀、管路开关水快速启闭 > 球阀
  法兰闸阀、闸伐、刀闸阀、暗杆闸阀、明杆闸阀 > 闸阀
  电动蝶阀、蝶伐、涡轮蝶阀、手柄蝶阀 > 蝶阀
  单向伐、旋启式止回阀、底阀、逆止、nonreturn valve、foot valve、停泵水往回流、污水倒灌防回流、水泵停了水往回流 > 止回阀
  蒸汽阀、蒸汽截止阀、针阀、角座阀、隔膜阀、needle valve、diaphragm valve、针型阀、锅炉蒸汽阀、蒸汽管上关汽、切断阀、蒸汽阀门、蒸汽管路切断 > 截止阀
  4分阀门、6分阀门、一寸阀门、总水阀、铜阀、铜阀门、isolation valve > 球阀 = 闸阀
  气动阀、电动阀 > 球阀 = 蝶阀
  水龙头阀、ppr阀门、stopcock > 球阀 = 截止阀
  水阀门dn50、手动阀门 > 球阀 = 闸阀 = 蝶阀
  水管阀门、自来水阀门、开关水阀、不锈钢阀门、丝扣阀门、法兰阀门、shut off valve、shutoff valve、water valve > 球阀 = 闸阀 = 截止阀
  阀门dn50、阀们、排气阀、安全阀、泄压阀、减压阀水、自来水减压阀、浮球阀、水箱浮球、疏水阀、float valve、relief valve、safety valve、strainer、steam trap > 球阀 = 闸阀 = 蝶阀 = 止回阀 = 截止阀
  弯头90、45度弯头、90弯头、45弯头、304弯头、不锈钢弯头、碳钢弯头、焊接弯头、丝扣弯头、镀锌弯头、ppr弯头、pvc弯头、4分弯头、6分弯头、内丝弯头、外丝弯头、90 degree elbow、bend、pipe bend、冲压弯、虾米腰弯、水管拐个直角、管道绕过墙角、水管转角 > 弯头
  等径三通、异径三通、变径三通、t形三通、pvc三通、ppr三通、铜三通、四通、pipe tee fitting、铜三通接头、一根水管分两路、中间接出一路水管、水管中间加分支 > 三通
  法兰dn100、法兰片dn50、盲板、盲法兰、法兰盲板、对焊法兰、不锈钢法兰、碳钢法兰、pn16法兰、pipe flange、weld neck flange、blind flange、凡兰、两段大管用螺栓对接、焊好管子拆装、一对焊接法兰片、焊接法兰、阀门配套法兰、钢管端面螺栓对接 > 法兰
  活结、油令、由壬、直接头、直通接头、内丝、外丝、内外丝、对丝、双外丝、补芯、变径、大小头、异径管、变径接头、管古、管箍接头、卡套接头、沟槽卡箍、铜接头、宝塔接头、nipple、pipe nipple、reducer、coupler pipe、pipe coupling、bushing fitting、compression fitting、barbed fitting、camlock、水管拆开检修、两头固定管子接不上、水管拆开检修不用锯 > 活接头
  软接头、橡胶软接头、伸缩节 > 法兰 = 活接头
  卡压管件、水管件、ppr管件、pvc管件、水管接头4分、malleable fitting > 弯头 = 三通 = 活接头
  管堵、丝堵、管帽、堵头、闷头、沟槽管件、沟槽件、消防管件、pipe cap、end cap > 弯头 = 三通 = 法兰 = 活接头
  20号无缝管、304无缝管、不锈钢无缝管、液压管钢、精密管、厚壁管、锅炉管、seamless tube、seamless steel pipe、316l工业管、冷拔管、高压蒸汽管道用料、焊缝怕爆管、高压流体输送不要焊缝 > 无缝管
  ppr、ppr热水管、ppr冷水管、25ppr、20ppr、冷水管、pe管、pe给水管、pe水管、hdpe管、pvc管、pvc水管、pvc给水管、upvc管、排水管、下水管、pvc排水管、铝塑管、地暖管、ppr pipe、pe pipe、plastic pipe、自来水管、联塑水管、伟星水管、硬塑料水管、工地接自来水、饮水管道改造用料、pvc pipe、埋地铺自来水 > 给水管
  不锈钢水管、薄壁不锈钢管、双卡压管、直饮水不锈钢管、卡压水管、酒店冷热水不锈钢管、饮水管路不生锈、不锈钢水路卡压免焊 > 薄壁水管
  镀锌管4分、4分管、6分管、1寸管、4分镀锌管、6分镀锌管、镀锌水管、消防管、消防管道、消防镀锌管、焊管、焊接钢管、直缝管、螺旋管、方管、矩管、galvanized steel pipe、gi pipe、galvanised tube、erw pipe、热镀锌钢管、水煤气管、大棚钢管、4分镀锌水管、友发钢管、消防喷淋管路布管、怕生锈铁水管、消防钢管、消防喷淋钢管 > 镀锌管
  不锈钢管、不锈钢圆管、304管、stainless pipe、stainless steel pipe、stainless tube > 无缝管 = 薄壁水管
  圆管、角钢、槽钢、钢材、steel tube、steel tubing、carbon steel pipe > 无缝管 = 镀锌管
  热水管 > 给水管 = 薄壁水管
  管子水、plumbing pipe > 给水管 = 薄壁水管 = 镀锌管
  铜管、空调铜管、铝管、copper pipe、copper tube、piping > 无缝管 = 给水管 = 薄壁水管 = 镀锌管
  塑料软管、透明软管、水管软、软水管子、pvc软管、花园水管、浇水软管、浇花水管、钢丝管透明、透明钢丝软管、吸水管、吸尘管、波纹软管、编织软管、不锈钢软管、金属软管、不锈钢编织软管、进水软管、水软管、排水软管、garden hose、water hose、pvc hose、suction hose > 软管
  pu管、pu气管8mm、8mm气管、6mm气管、10mm气管、12mm气管、8x5气管、气管蓝色、透明气管、尼龙管、pa管、气泵管、弹簧气管、螺旋气管、弹簧管、伸缩气管、air line、airline、pneumatic tube、pneumatic tubing、polyurethane tube、polyurethane tubing、nylon tubing、pu hose、pu tubing、coil hose > 气管
  高压水管、高压水枪管、油管、耐油软管、耐油管、耐油橡胶管、夹布橡胶管、黑橡胶管、橡胶管、橡皮管、蒸汽管、蒸汽软管、氧气管、乙炔管、氧气乙炔管、煤气管、燃气管、液压油管总成、高压软管、高压胶管总成、油管接头、rubber hose、rubber tube、rubber tubing、steam hose、oil hose、fuel hose、挖掘机油管、空压机橡胶风管、高压水枪管子破了、橡胶软管、挖机油管爆了、高压油路连接 > 高压橡胶管
  硅胶管食品级、硅胶水管、硅胶软管食品级、乳胶管、silicone tubing、silicon tube、silicon tubing、蠕动泵管、饮水机软管、透明硅胶水管、灌装机软管、抽牛奶管子、接饮用水不能味、蠕动泵管磨破了、food grade tubing、输送牛奶饮料无异味 > 硅胶管
  风管、牛筋管、spiral hose > 软管 = 气管
  洗车水管、braided hose > 软管 = 高压橡胶管
  空压机管、空压机气管、风炮管、air line hose > 气管 = 高压橡胶管
  特氟龙管、铁氟龙管、ptfe管、四氟管、ptfe tube、ptfe tubing、teflon tube、tubing > 气管 = 硅胶管
  自吸、自吸水泵、热水循环泵、循环水泵、暖气循环泵、冷却水泵、冷却泵、管道离心泵、卧式离心泵、立式管道泵、清水泵、化工泵、磁力泵、耐腐蚀泵、氟塑料泵、circulation pump、circulator pump、transfer pump、pipeline pump、inline pump、magnetic pump、self priming pump > 离心泵
  抽水泵潜水、深井潜水泵、潜水电泵、潜水、抽污水、抽粪泵、污水提升泵、污水泵380v、排污、泥浆泵、切割泵、鱼池泵、水池泵、喷泉泵、排水泵、drainage pump、dirty water pump、trash pump、地下车库积水、化粪池满了抽 > 潜水排污泵
  立式多级泵、多级离心泵、卧式多级泵、稳压泵、高压泵、高压清洗机、multi stage pump、高楼顶层没水、锅炉水上不去、楼上水压不够 > 多级泵
  隔膜泵、气动隔膜泵、计量泵加药、加药计量泵、机械隔膜计量泵、蠕动泵、diaphragm pump、peristaltic pump、米顿罗泵、水处理定量投药、泳池自动加氯、药剂定量投加到水里 > 计量泵
  家用水泵、抽水、抽水机泵、抽水马达、渣浆泵、液下泵、slurry pump > 离心泵 = 潜水排污泵
  增压泵家用、自来水增压泵、增压、管道增压泵、机床冷却泵、消防泵、消防水泵、喷淋泵、booster pump、pressure pump、fire pump > 离心泵 = 多级泵
  chemical pump > 离心泵 = 计量泵
  抽井水、井水泵、深井泵、well pump、deep well pump、borehole pump > 潜水排污泵 = 多级泵
  柱塞泵 > 多级泵 = 计量泵
  水泵380v、水泵220v、南方泵、威乐 > 离心泵 = 潜水排污泵 = 多级泵
  螺杆泵、齿轮泵、齿轮油泵、油泵、柴油泵、抽油泵、手摇油泵、真空泵、水环真空泵、格兰富、gear pump、oil pump、vacuum pump > 离心泵 = 潜水排污泵 = 多级泵 = 计量泵
  马达三相、三相马达、三相电动机、单相电机、单相电动机、单相马达、1.5kw电机、2.2kw电机、750w电机、0.75kw电机、4kw电机、7.5kw电机、380v电机、220v电机、电机380v、异步电动机、三相异步电动机、y2电机、ye3、ye3电机、yx3、y100l、二级电机、四级电机、四极电机、六级电机、铝壳电机、铜线电机、铜芯电机、变频电机、刹车电机、制动电机、振动电机、卷帘门电机、风机电机、水泵电机、ac motor、asynchronous motor、3 phase motor、single phase motor、vibration motor、2.2千瓦马达、皖南电机、西门子贝得电机、四级电动机、铜线马达、电机烧了换、老马达冒烟、三相电带动 > 三相异步电机
  无刷电机马达、步进电机、步进马达、57步进电机、步进、伺服、伺服驱动器、伺服系统、伺服套装、400w伺服、750w伺服、台达伺服、松下伺服、汇川伺服、stepper motor、stepping motor、step motor、servomotor、servo drive、精确定位控制转动 > 伺服电机
  减速马达、减速电动机、减速电机三相、齿轮减速电机、齿轮马达、调速减速电机、微型减速电机、蜗轮减速机、涡轮减速机、蜗轮蜗杆减速机、rv减速机、nmrv、nmrv050、摆线针轮减速机、摆线减速机、行星减速机、行星减速器、硬齿面减速机、r系列减速机、k系列减速机、变速机、变速器、齿轮箱、无级变速机、gearmotor、geared motor、gear box、worm gearbox、planetary gearbox、reduction gearbox、reducer motor、齿轮减速马达、波箱、马达太快要减速增力、搅拌劲大转慢、gear motor、马达转太快要降速、降速加大扭矩 > 齿轮减速机
  防爆电动机、ybx3、flameproof motor、ex motor、隔爆电机、防爆马达、ybx3电机、油库马达、喷漆房风机马达、化工厂电动机、易燃易爆车间马达、油气场所马达怕起火、喷漆房防爆马达、易燃易爆场所驱动设备 > 防爆电机
  永磁电机 > 三相异步电机 = 伺服电机
  调速电机、搅拌电机 > 三相异步电机 = 齿轮减速机
  直流电机、直流马达、dc motor > 伺服电机 = 齿轮减速机
  电机维修 > 三相异步电机 = 伺服电机 = 齿轮减速机 = 防爆电机
  轴流、轴流风扇380v、管道轴流风机、圆筒轴流风机、管道抽风机、管道风扇、防爆轴流风机、斜流风机、混流风机、诱导风机、散热风扇、机柜风扇、机柜散热风扇、电柜风扇、轴流散热风扇、120风扇、duct fan、inline duct fan、inline fan、cooling fan、cabinet fan、圆筒风机、风道增压风机、隧道风机、sf风机、岗位送风机、电控柜过热、风管接力送风、地下室往外排烟、两台装圆筒风机、隧道通风机、风管中间加压送风 > 轴流风机
  离心、离心鼓风机、炉灶鼓风机、除尘风机、引风机、4 72风机、cf离心风机、exhaust blower、draught fan、draft fan、蜗牛风机、食堂油烟风机、风柜、油烟抽不出去、粉尘抽走、多翼式鼓风机、锅炉鼓风机、油烟管道抽风、除尘管道抽风 > 离心风机
  换气、换气机、排气、排气机、排气扇厨房、厨房排风扇、卫生间排风扇、卫生间换气扇、百叶窗排气扇、负压风扇、水帘风机、industrial exhaust fan、exhaust ventilator、extractor、extraction fan、wall fan exhaust、换气扇工业、厂房大排风、养殖场风机、车间太闷、仓库味大不通风、车间闷热排气降温 > 工业排风扇
  罗茨风机、罗茨鼓风机、曝气风机、增氧机、高压气泵、高压鼓风机、旋涡气泵、漩涡风机、涡旋风机、吸料风机、真空风机、root blower、ring blower、regenerative blower、high pressure blower、鱼塘增氧气泵、雕刻机吸附气泵、鱼塘缺氧打气、吸附台吸不住板材、水池曝气增氧 > 旋涡风机
  风机380v、风机220v、防爆风机、排烟风机、消防排烟风机、抽烟机工业 > 轴流风机 = 离心风机
  管道换气扇、屋顶风机、通风、通风扇、厂房通风、车间通风、车间排风、厂房排风、排风机、抽风、抽风机工业、抽排风机、抽气、抽气机、冷风机、水冷空调、工业冷风机、ventilating fan、roof fan、evaporative cooler > 轴流风机 = 工业排风扇
  鼓风、鼓风机750w、充气风机、吸风机、industrial blower、turbo blower > 离心风机 = 旋涡风机
  通风设备 > 轴流风机 = 离心风机 = 工业排风扇
  汽缸标准、sc气缸、sc63x100、sc50x100、sc40、sc63、sc80、sc100、增压缸、气液增压缸、cs1 f、iso cylinder、风缸、用气推动门开关、设备推料大力、气动推拉动作 > 标准气缸
  sda、sda32、cq2、cq2b、cdq2b、薄型缸、超薄气缸、短行程气缸、compact air cylinder、thin cylinder、sda气缸、地方小装不下长缸、工装夹具空间窄、compact cylinder > 薄型气缸
  mal、mal气缸、mal25、不锈钢迷你气缸、cdj2b、cm2、笔型气缸、mini air cylinder、ma气缸、小圆气缸、笔形气缸、不锈钢小汽缸、mal铝合金汽缸、cj2气缸、小工件顶出来、mini cylinder、十支装小汽缸、小气缸、包装机小气缸、小负载气动推杆、气动推顶小零件 > 迷你气缸
  双杆气缸、双联气缸、三杆气缸、带导杆气缸、mgpm、tcm、cxsm、滑台气缸、mxq、hlq、无杆气缸、guide cylinder、rodless cylinder、slide cylinder、三轴气缸、三杆汽缸、tcl气缸、mgpm气缸、双轴气缸、tn气缸、推时候不许转、升降平台气动顶升、气动推料不要偏、guided cylinder、带导杆气动缸、升降平台用三轴缸、机械手三杆缸、气动推送防旋转导向 > 导杆气缸
  鱼眼接头、double acting cylinder > 标准气缸 = 迷你气缸
  阻挡气缸 > 薄型气缸 = 导杆气缸
  气钢、气杠、气动推杆、气动气缸、旋转气缸、摆动气缸、夹紧气缸、气爪、气动手指、手指气缸、mhz2、亚德客气缸、airtac、smc气缸、费斯托气缸、festo、smc、气缸配件、气缸密封圈、磁性开关、磁感应开关、气动元件、pneumatic actuator、rotary cylinder、gripper、air gripper、pneumatic gripper、pneumatic > 标准气缸 = 薄型气缸 = 迷你气缸 = 导杆气缸
  4v210 08、4v210、4v110 06、4v110、4v310 10、4v310、4v410、3v210、3v110、2v025、2w、2w160 15、sy5120、sy3120、vf3130、24v电磁阀、220v电磁阀、电磁阀24v、电磁阀220v、电磁伐、电池阀、两位五通、二位五通、两位三通、二位三通、三位五通、三位五通电磁阀、气动换向阀、气控阀、手动换向阀、手拉阀、手扳阀、手板阀、脚踏阀、机械阀、气动阀电磁、气阀电磁、水用电磁阀、常闭电磁阀、阀岛、汇流板、电磁阀底座、电磁阀线圈、线圈、pneumatic valve、pneumatic solenoid valve、5 2 valve、5 2 way valve、3 2 valve、directional valve、directional control valve、valve manifold、pilot valve、hand valve、foot pedal valve、汽缸不动作、电控气路通断、通电气不换向、控制气缸进退、电信号切换气路 > 二位五通电磁阀
  三联体、三点组合、afc2000、bfc、ac2000、油雾器、air filter regulator lubricator、air treatment unit、air service unit、service unit、air lubricator、lubricator、气路水有油、气动工具加油雾、气路除水调压加油雾 > 气源三联件
  afr2000、afr、aw2000、aw20、ar2000、空气过滤减压阀、过滤减压阀、过滤减压、空气减压阀、气动减压阀、气压调节、气体调压、调压、排水器、自动排水器、气压表减压阀、air filter regulator、air regulator、air pressure regulator、pressure reducing valve、afr2000过滤减压、气压太高要降下来、喷漆气里水、压缩空气又除水又降压 > 调压过滤器
  单向节流阀、节流、管道节流阀、调速接头、流量阀、气缸调速阀、快速排气阀、flow control、speed controller、speed control valve、flow regulator、气管调速接头、汽缸跑太快要调慢、气动推杆冲得太猛、气缸动作太快 > 节流阀
  消音器、消声器、梭阀、muffler、silencer > 二位五通电磁阀 = 节流阀
  气源、气源处理、气源处理件、气源两联件、气源二联件、两联件、二联体、压缩空气过滤、压缩空气过滤器、空压机油水分离器、油水分离、油水分离器过滤、除水器、空压机过滤、air filter compressed、air preparation > 气源三联件 = 调压过滤器
  空压机、储气罐、真空发生器、真空吸盘、air compressor > 二位五通电磁阀 = 气源三联件 = 调压过滤器 = 节流阀
  8mm快插、6mm快插、10mm快插、气管快插、气管接头8mm、快插气管、气动快插、气动快插接头、气管连接、气管直通、气管三通、气管弯头、气管转接头、快拧接头、快拧、锁母接头、快插直通、快插三通、快插弯头、快插直角、快插螺纹接头、螺纹直通、螺纹直角、螺纹快插、pc8 02、pc8 01、pc6 02、pc6 01、pc10 02、pl8 02、pl6、pu8、pu6、pv8、pe8、pe6、py8、pcf、plf、psl、变径快插、快插变径、堵头快插、气管堵头、金属快插接头、铜快插、不锈钢快插、push fit、push fit connector、push fit fitting、one touch fitting、tube fitting、tube connector、pe三通、y气管分接、pb三通、一根气管分两路、多台气动设备分气、气路分支三通、气管一分二 > 快插接头
  快速接头公头、快换、快换头、自锁快速接头、空压机快速接头、气泵接头、气泵快速接头、风炮接头、sp20、pp20、sh20、ph20、sm20、pm20、欧式快速接头、日式快速接头、液压快速接头、液压快换接头、模具接头、水管快速接头、pneumatic quick connect、air coupling、quick release coupling、quick disconnect、hydraulic coupler、公母快插、气动扳手换得快、拔开自动封气、气管快接、自锁快接、空压机接头、气管快速插拔、气管接风炮漏气 > 快速接头
  气管快速接头、接气管、气接、气嘴、快接头、pneumatic connector、air hose fitting、air hose connector、air connector、air line fitting、quick connect、quick connect fitting、quick fitting、legris > 快插接头 = 快速接头
  o形圈橡胶、橡胶密封圈、橡胶圈密封、橡胶垫圈、橡胶垫片、橡胶垫、橡皮圈、密封垫圈、密封胶圈、胶圈密封、氟胶圈、氟橡胶圈、硅胶圈、硅胶密封圈、耐高温密封圈、水龙头垫片、水管垫片、水管密封圈、皮垫、皮碗、y形密封圈、格莱圈、斯特封、组合垫、组合垫圈、气缸修理包、油缸密封圈、密封修理包、密封条、密封条橡胶、橡胶条、门缝密封条、o ring kit、rubber o ring、rubber seal、rubber gasket、rubber washer、sealing washer、bonded washer、dowty、viton o ring、nbr o ring、door seal、seal strip、seal kit > 密封圈
  油封45x62x12、骨架油封45、tc油封骨架、氟胶油封、油封tc、旋转油封、rotary seal、rotary shaft seal、lip seal、radial shaft seal、唇形密封、轴头漏油、减速箱渗油、tc seal > 骨架油封
  石棉垫、石棉垫片、非石棉垫片、金属垫片密封、金属缠绕垫片、石墨垫片、石墨缠绕垫、法兰垫、法兰密封垫、gasket sheet、flange gasket、graphite gasket、法兰接口渗漏、蒸汽法兰漏汽、蒸汽管道法兰垫 > 缠绕垫片
  盘根、石墨盘根、填料、四氟盘根、水泵机封、水泵机械密封、水泵水封、水封水泵、机械封、pump seal、gland packing、packing seal、动静环、釜轴封、水泵轴处滴水、水泵渗水换、水泵轴漏水 > 机械密封
  防尘圈、防尘封、液压油封、液压密封件、hydraulic seal、wiper seal > 密封圈 = 骨架油封
  密封垫片、铜垫、紫铜垫、四氟垫、四氟垫片、耐油垫片 > 密封圈 = 缠绕垫片
  46号、32号液压油、68号液压油、46号抗磨、46液压油、l hm46、hm46、l hm、抗磨油、抗磨、液压、液压机油、液压千斤顶油、叉车液压油、挖机液压油、真空泵油、空压机油、压缩机油、长城液压油、昆仑液压油、美孚液压油、壳牌液压油、hydraulic oil 46、aw46、aw 46、aw32、aw68、iso 46、iso vg 46、vg46、vg 46、vg32、vg68、compressor oil、vacuum pump oil、turbine oil、千斤顶油、美孚dte25、叉车举升没劲加油、油压油、油压机加油 > 液压油
  220号齿轮油、150号齿轮油、320号齿轮油、220齿轮油、l ckc、ckd、减速机油、减速机齿轮油、变速箱齿轮油、蜗轮蜗杆油、链条油、高温链条油、gearbox oil、transmission oil industrial、chain oil、chain lube、牙箱油、波箱油、齿轮箱磨得响缺油、减速箱换油 > 齿轮油
  黄油润滑脂、黄油枪、锂基、锂基脂3号、3号锂基脂、2号锂基脂、0号锂基脂、高温黄油、高温润滑脂、耐高温黄油、高速润滑脂、轴承润滑脂、轴承黄油、轴承油、二硫化钼、二硫化钼润滑脂、硅脂、食品级润滑脂、润滑脂黄油、润滑膏、工业黄油、bearing grease、multi purpose grease、multipurpose grease、moly grease、silicone grease、high temperature grease、food grade grease、grease cartridge、grease gun、ep2、ep2 grease、雪油、轴承干了抹油、轴承脂、轴承加脂防磨损、转动部位干涩缺油脂 > 锂基润滑脂
  导轨机油、32号导轨油、68号导轨油、way oil、way lube、slide oil、集中润滑泵用油、美孚威达、机床滑台爬行、线轨自动注油 > 导轨油
  机床油、机床润滑油、锭子油、主轴油、机械油、32号机械油、46号机械油、缝纫机油、白油、machine oil、spindle oil > 液压油 = 导轨油
  食品级润滑油 > 液压油 = 齿轮油 = 锂基润滑脂
  机油枪、油壶、lube oil > 液压油 = 齿轮油 = 导轨油
  冷冻油、变压器油、导热油、淬火油、切削液、切削油、攻丝油、乳化液、乳化油、拉丝油、润滑剂、润滑、cutting oil、cutting fluid、coolant cutting、lubrication、lube > 液压油 = 齿轮油 = 锂基润滑脂 = 导轨油
  m12接近开关、m18接近开关、m8接近开关、接近、接近感应开关、接近感应器、电感式、电感式传感器、电容式接近开关、电容式传感器、金属接近开关、金属感应、霍尔传感器、霍尔开关、lj12a3、lj12a3 4 z bx、lj18a3、im12、行程开关、限位开关、微动开关、prox sensor、prox switch、inductive proximity、inductive proximity sensor、capacitive sensor、hall sensor、hall switch、limit switch、micro switch、金属感应探头、感应开关m12、三线npn感应器、检测铁件到位、感应金属通过计数、十只装m18感应头、检测金属件到位 > 接近开关
  光电、光电开关npn、光电开关对射、对射光电、对射传感器、漫反射、漫反射光电开关、镜反射、镜反射光电、反射式光电、槽光电、槽光电开关、光纤传感器、光纤放大器、激光感应器、色标传感器、色标、安全光栅、安全光幕、光幕、红外对射、e3z、e3f、e18、photo eye、photocell sensor、photoelectric、photo switch、through beam sensor、diffuse sensor、retroreflective sensor、fiber sensor、fibre optic sensor、light curtain、safety light curtain、color sensor、漫反射光电、光眼、传送带货经过、流水线过数、检测流水线工件、经过触发信号 > 光电传感器
  液位、液位开关、浮球开关、浮球液位计、水位传感器、水位开关、水位感应器、水位器、料位计、料位开关、投入液位计、雷达液位计、磁翻板液位计、磁翻板、level transmitter、level switch、float switch、ultrasonic level、water level sensor、liquid level sensor > 液位计
  位移计、拉绳传感器、拉绳位移、电子尺位移、拉杆电子尺、ktc、lvdt、激光位移、激光位移传感器、编码器、旋转编码器、振动传感器、linear transducer、linear position sensor、encoder、磁致伸缩尺、测油缸走了行程、测工件变形量、测量移动了毫米输出信号 > 位移传感器
  m12 npn、m18、npn传感器、pnp传感器、npn、pnp、感应探头、欧姆龙传感器 > 接近开关 = 光电传感器
  position sensor > 接近开关 = 位移传感器
  激光传感器、光栅、laser sensor > 光电传感器 = 位移传感器
  超声波传感器、超声波、ultrasonic sensor > 液位计 = 位移传感器
  基恩士 > 接近开关 = 光电传感器 = 位移传感器
  称重传感器、拉力传感器、压力传感器称重、测力传感器、温控探头、pt100、倍加福、sick、load cell > 接近开关 = 光电传感器 = 液位计 = 位移传感器
  西门子plc、三菱plc、欧姆龙plc、台达plc、汇川plc、信捷plc、smart200、fx3u、fx1s、fx2n、fx5u、q系列plc、cp1h、dvp、plc控制、plc编程控制器、可编程、可编程逻辑、控制主机、控制器、运动控制器、programmable controller、siemen plc、mitsubishi plc、omron plc、controller、logic controller、继电器柜改程序控制、电控柜plc > plc 主机
  plc扩展、plc扩展模块、模拟量模块、模拟量输入模块、em235、em231、数字量模块、数字量扩展、开关量模块、io模块远程、远程io、通讯模块、网关模块、plc通讯模块、温控模块、输入输出、extension module、analog module、input module、output module、communication module、remote io、io扩展、要接4到20毫安信号 > 扩展模块
  hmi触摸屏、人机、人机界面7寸、7寸触摸屏、10寸触摸屏、触摸屏7寸、工业触摸屏、工控触摸屏、威纶通、威纶、昆仑通态、mcg、tpc7062、tk6071、文本显示器、操作面板、op面板、显示面板、触控面板、hmis、touchscreen、operator panel、operator interface、human machine interface、文本显示屏、步科屏、设备屏幕摸不灵、机台上看参数改参数、显示参数可点按操作 > 触摸屏
  变频机、变频器2.2kw、1.5kw变频器、2.2kw变频器、0.75kw变频器、4kw变频器、7.5kw变频器、三相变频器、单相变频器、变频器220v、变频器380v、通用变频器、矢量变频器、电机调速器、调速器电机、电机变频器、abb变频器、施耐德变频器、台达变频器、英威腾变频器、汇川变频器、三菱变频器、西门子变频器、acs510、g120、mm440、软启动器、软启动、软起动器、伺服控制器、步进驱动器、variable speed drive、variable frequency inverter、vsd、ac drive、motor drive、motor speed controller、frequency drive、speed drive、inverter drive、soft starter、马达转速调、恒压供水调速、大电机启动冲击大、电机变频调速、电机要调转速 > 变频器
  西门子200、西门子1200、西门子s7 200、s7 200、s7 200smart、s7 1200、s7 1500、s7 300 > plc 主机 = 扩展模块
  工控机、步科 > plc 主机 = 触摸屏
  温控器、温控仪、温控表、pid温控器、temperature controller、pid controller > plc 主机 = 扩展模块 = 触摸屏 = 变频器
  急停开关按钮、急停盒、急停按扭、急停旋钮、紧急按钮、紧急开关、紧急停机按钮、紧急停止开关、紧停、蘑菇头、蘑菇头急停、红色急停、拍钮、拍停、xb2bs542、estop、estop button、emergency button、emergency stop switch、emergency push button、emergency switch、mushroom button、mushroom push button、mushroom head button、panic button、出事一拍就断电、设备紧急断电 > 急停按钮
  按键、启动停止按钮、启停按钮、启动按钮绿色、绿色按钮、点动按钮、自锁按钮、自锁开关、自复位、复位按钮、自复按钮、平头按钮、双按钮、双位按钮、金属按钮、金属按钮开关、带灯按钮开关、带灯开关、16mm按钮、la38 11、xb2ba、指示灯ad16、ad16、ad16 22、ad16 22ds、电源指示灯、led指示灯、红色指示灯、绿色指示灯、按压开关、push button switch、pushbutton switch、illuminated push button、illuminated button、illuminated pushbutton、lighted push button、start button、momentary button、momentary switch、latching button、pilot light、panel indicator、按灯亮再按灯灭、启停按下去会亮 > 带灯按钮
  蜂鸣器、蜂鸣器闪光、声光报警器、声光报警、报警灯24v、报警器灯、闪光灯、频闪灯、爆闪、旋转警示灯、旋转灯、警报灯、警灯、红黄绿灯、三色报警灯、三色警示灯、三色指示灯、三层灯、多层灯、多层信号灯、机床警示灯、机床三色灯、机床信号灯、设备报警灯、塔式灯、信号塔、ltа、lta 505、beacon、warning beacon、strobe light、rotating beacon、alarm light、alarm lamp、buzzer、stacklight、stack lamp、tower lamp、light tower、andon light、andon、设备故障远处看见、机器运行故障红黄绿显示、设备故障声光提示 > 三色塔灯
  旋钮、旋钮二档、旋钮三档、二档旋钮开关、三档旋钮、2档旋钮、3档旋钮、档位开关、钥匙开关、万能转换开关、lw5、lw26、lw39、转换开关三档、凸轮开关、选择旋钮、rotary selector、key switch、key selector switch、cam switch、changeover rotary switch、两档旋钮、三档转换旋钮、手自动转换、钥匙旋钮、万能转换旋钮、la39旋钮、正反转旋钮、手动自动切换、正反转拨、控制柜旋钮 > 选择开关
  按扭、按钮盒、按钮开关盒、停止按钮、红色按钮、22mm按钮、行车按钮、行车手柄、电动葫芦开关、葫芦按钮、stop button、control station、pendant switch > 急停按钮 = 带灯按钮
  信号指示灯、signal light、signal lamp > 带灯按钮 = 三色塔灯
  船型开关 > 带灯按钮 = 选择开关
  la38、xb2、lay37、lay39、la39 > 急停按钮 = 带灯按钮 = 选择开关
  脚踏开关、脚踏、foot switch、footswitch、pedal switch > 急停按钮 = 带灯按钮 = 三色塔灯 = 选择开关
  滤芯10寸、10寸滤芯、20寸滤芯、40寸滤芯、pp棉10寸、pp棉滤心、pp滤芯、pp熔喷、熔喷、5微米滤芯、1微米滤芯、保安过滤器滤芯、大胖滤芯、大流量滤芯、线绕滤芯、折叠滤芯、活性炭滤芯、活性碳滤芯、烧结滤芯、陶瓷滤芯、钛棒滤芯、净水器滤芯、净水机滤芯、饮水机滤芯、直饮机滤芯、前置过滤器、前置滤芯、水滤芯、水过滤芯、水过滤器、滤水、ro膜、反渗透膜、超滤膜、树脂滤料、石英砂、cartridge filter、water filter、water filter cartridge、pp cartridge、sediment filter、melt blown filter、meltblown、string wound filter、pleated filter、carbon filter、activated carbon filter、sediment cartridge、ro membrane、净水器pp棉、自来水泥沙、净水器流量变小换芯、纯水机前置pp棉、自来水泥沙铁锈 > pp 熔喷滤芯
  液压油滤、液压过滤器、液压油过滤器、液压站滤芯、回油过滤器、吸油过滤器、油滤芯、油过滤器、滤油器、滤油芯、机油滤、柴滤、柴油滤芯、汽滤、空压机油滤、hydraulic oil filter、hydraulic filter element、return filter、suction filter、suction strainer、fuel filter、吸油滤芯、液压站滤网、黎明滤芯、贺德克滤芯、油站滤芯报警堵了、液压系统压差报警 > 液压油滤芯
  空滤、空气滤芯、空气滤清器、空压机空滤、油细分离器、油气分离器、油分芯、空压机油分、油分、精滤、精密过滤、精密过滤器滤芯、除油、除油过滤器、air filter、air filter element、air intake filter、air oil separator、oil separator、coalescer、line filter > 除油滤芯
  除尘滤芯、除尘滤筒、滤筒、除尘器布袋、除尘器滤袋、除尘袋、收尘袋、集尘袋、吸尘袋、布袋除尘、过滤布袋、液体过滤袋、液体滤袋、过滤网袋、滤布、过滤布、过滤棉、初效过滤棉、空调过滤棉、初效过滤器、中效过滤器、高效过滤器、高效过滤网、hepa、新风滤芯、bag filter、filter sock、dust bag、dust collector bag、dust filter bag、filter cloth、filter media、hepa filter、filter cotton、袋式过滤器袋子、油漆颗粒滤掉、油漆车间用滤袋 > 无纺布滤袋
  不锈钢滤芯 > pp 熔喷滤芯 = 液压油滤芯
  空压机三滤、三滤、compressor filter > 液压油滤芯 = 除油滤芯
  滤心、滤新 > pp 熔喷滤芯 = 液压油滤芯 = 除油滤芯
  过滤网、滤网、不锈钢滤网 > pp 熔喷滤芯 = 液压油滤芯 = 除油滤芯 = 无纺布滤袋
  齿崩了两颗想配、减速箱齿轮、配电机小齿轮、机床挂轮、牙打掉了换、平行轴咬合变速 > 圆柱齿轮
  大管道省地方阀、大口径水管关断 > 对夹蝶阀
  水泵进水管、抽水管子被吸扁、卸油要看得见油 > 钢丝软管
  气喉、接风批管子、空压机接风枪、压缩空气走气 > pu气管
  消防喷淋泵、暖气管道水不循环、楼上水压小、空调循环水泵 > 立式离心泵
  气管直接头、6毫米气管接头、气管断了接起来、气管长度不够加一截、百个装气管直接、pc接头、电磁阀用气管接头、气管接到螺纹口、两段气管对接 > 直通快插接头
  pl弯头、l型气管接头、pv弯头、气管拐弯打折、空间小气管要侧着出、一包pl气弯头、pl接头、气缸l接头、气管转角接口 > 弯头快插接头
  橡胶o令、接头漏水换圈、保温杯盖漏水、接头端面漏水要换圈 > o形密封圈
  水箱水位探头、储罐料位计、非接触测水位、油罐液位探头、水箱满了自动报、罐里还剩料、看水池深浅、测水池还有水、不接触测罐内料位 > 超声波液位计
  压缩空气带油、压缩空气有油味、压缩空气含油除掉 > 精密除油滤芯
`
