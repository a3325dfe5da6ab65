/** Trade names of cleaning and personal care: see `namesFrom`. */
export const cleaningNames = `
  卫生纸卷、卫生卷纸、厕所卷纸、厕所用纸、厕所大盘纸、公厕大盘纸、酒店大盘纸、大盘卷纸、大盘、大卷卫生纸、小盘纸、小卷纸、实心卷纸、空心卷纸、四层卷纸、家用卷纸、擦屁股纸、草纸、平板卫生纸、维达卷纸、清风卷纸、厨房用卷纸、厨房纸巾、吸水纸、loo roll、loo paper、bog roll、jumbo toilet roll、bath tissue、bathroom paper、bathroom roll、kitchen towel、lavatory paper > 卷纸
  抽张纸、抽取纸、纸抽、软抽纸、纸巾抽、盒装抽纸、桌面抽纸、办公室抽纸、挂抽、悬挂抽纸、挂式抽纸、壁挂抽纸、底部抽纸、大包抽纸、婴儿抽纸、维达抽纸、清风抽纸 > 抽纸
  小包纸巾、手帕纸、手帕纸巾、手绢纸、便携纸巾、擦脸纸、擦鼻涕、洗脸巾一次性、棉柔巾、face tissue、pocket tissue > 面巾纸
  餐桌纸、餐厅纸巾、饭店纸巾、餐饮纸巾、paper napkin、serviette、cocktail napkin、dinner napkin > 餐巾纸
  面纸抽、纸巾盒装、盒装纸巾、盒纸、办公纸巾、柔纸巾、kleenex、box tissue、tissue box、boxed tissue、tissue pack、paper tissue > 抽纸 = 面巾纸
  擦嘴纸 > 抽纸 = 餐巾纸
  维达、清风、洁柔、心相印 > 抽纸 = 面巾纸 = 餐巾纸
  擦手、擦手巾、擦手纸巾、檫手、抹手、干手、洗手间用纸、洗手间纸巾、洗手间擦手、卫生间擦手纸、卫生间抽取擦手纸、三折手纸、n折擦手纸、z折擦手纸、两折擦手纸、单层擦手纸、酒店擦手纸、商用擦手纸、厕所擦手纸、擦手卷纸、卷筒擦手纸、大卷擦手纸、hand towel paper、hand paper towel、folded towel、folded hand towel、c fold towel、c fold、z fold towel、z fold、m fold、interfold towel、multifold towel、v fold towel、roll towel > 擦手纸
  工业用纸、工业纸、工业吸油纸、工业擦拭布、工业擦拭卷、车间擦拭纸、车间擦机纸、大卷擦拭纸、擦机纸、擦油纸、擦设备纸、吸油棉、吸油垫、蓝色擦拭纸、blue roll、blue roll paper、industrial wiper、wypall、shop towel、workshop towel、wiping paper、wiper roll、oil absorbent pad、金佰利劲拭、大卷工业擦机纸、擦机床油渍、维修擦油大卷纸、印刷机擦墨纸、车间满手机油要擦、不掉屑擦零件、大卷工业用纸、擦油污一次性、设备保养吸油擦拭 > 工业擦拭纸
  无尘擦拭纸、无尘擦拭布、无尘布擦拭、擦拭无尘布、洁净布擦拭、净化布、擦镜头、kimwipe、lint free cloth、clean room wipe、cleanroom paper、光学镜片擦拭、不掉毛擦屏纸、实验室擦镜纸、精密仪器擦拭、擦显微镜镜片、擦电路板不掉絮、净化擦拭纸、镜头擦拭纸、无屑纸、洁净室用纸 > 无尘纸
  centrefeed、centrefeed roll、centre feed、centerfeed > 擦手纸 = 工业擦拭纸
  无纺布擦拭 > 工业擦拭纸 = 无尘纸
  湿纸巾大包、湿巾纸大包、湿毛巾、婴儿湿巾、宝宝湿巾、酒精湿纸巾、酒精湿巾纸、酒精湿、消毒湿纸巾、消毒湿、杀菌湿巾、除菌湿巾、卫生湿纸巾、单片湿巾、独立装湿巾、湿巾独立包装、便携湿巾、小包湿巾、厨房湿巾、厨房湿纸巾、擦桌湿巾、清洁湿巾、地板湿巾、拖地湿巾、屏幕湿巾、屏幕清洁湿巾、电脑湿巾、电脑清洁湿巾、手机清洁湿巾、手机擦屏湿巾、眼镜布、擦镜湿巾、眼镜湿巾、擦眼镜湿巾、镜片湿巾、键盘清洁湿巾、鞋湿巾、moist wipe、moist towelette、towelette、disinfectant wipe、antibacterial wipe、sanitising wipe、sanitizing wipe、sanitizer wipe、surface wipe、hand wipe、cleaning wipe、screen wipe、len wipe、clorox wipe、擦手机屏、显示器手印、电脑屏幕脏了、眼镜擦不干净、显示器指纹擦干净、擦键盘屏幕灰尘 > 湿巾
  湿厕、湿卫生纸、湿厕巾、如厕湿巾、flushable wipe、toilet wipe > 湿厕纸
  湿纸、moist tissue > 湿巾 = 湿厕纸
  洗手夜、洗手业、洗手乳、洗手露泡沫、洗手泡沫、泡泡洗手液、抑菌洗手、抗菌洗手液、除菌洗手液、消毒洗手液、感应洗手液、皂液器、洗手液机、洗手机、滴露洗手液、蓝月亮洗手液、威露士洗手液、大桶洗手液、桶装洗手液、5l洗手液、补充装洗手液、handsoap、liquid hand soap、liquid handwash、foam soap、foaming soap、foaming hand soap、foam hand wash、foaming hand wash、soap dispenser、soap refill、antibacterial soap、antibacterial hand soap、antibacterial hand wash > 洗手液
  免洗、免水洗、免洗消毒、免洗手液、免洗消毒液、免洗消毒凝胶、免洗酒精凝胶、酒精凝胶、洗手凝胶、手消凝胶、手消液、速干手消毒液、速干手消毒剂、手部消毒、手部消毒凝胶、外科手消毒、sanitizer、sanitiser、sanitizer gel、sanitiser gel、sanitizing gel、alcohol gel、hand rub、hand disinfectant、hand disinfection、alcohol hand rub、purell、免水洗手液、医院查房搓手、进车间前手消毒、门诊手卫生用品、摸了脏东西没水洗、没有水也洗手消毒 > 免洗手消毒凝胶
  修车洗手、修车洗手液、修车洗手膏、汽修洗手液、汽修洗手膏、洗油手、洗油污手、去油手、去油污洗手、去油污洗手液、工业洗手液、工业洗手膏、黑手净、洗手沙、洗手粉、hand degreaser、mechanic hand cleaner、heavy duty hand cleaner、workshop hand cleaner、swarfega、hand scrub、industrial hand soap、洗机油、手上机油洗不掉、修完车手黑、手上油墨油漆洗不掉、橙子味去油膏、机修工洗黑手、修车后洗黑手 > 去油洗手膏
  威露士 > 洗手液 = 免洗手消毒凝胶
  洗手用品、洗手 > 洗手液 = 免洗手消毒凝胶 = 去油洗手膏
  洗衣夜、洗衣业、洗衣液大桶、洗衣粉大袋、洗衣、洗衣服、洗衣皂液、洗衣凝珠、洗衣凝珠球、洗衣片、机洗洗衣液、蓝月亮、蓝月亮洗衣、蓝月亮洗衣液、立白洗衣液、立白洗衣粉、奥妙、碧浪、彩漂、彩漂粉、漂白粉、皂粉、天然皂粉、laundry、laundry soap liquid、laundry powder、laundry pod、washing detergent、clothe detergent、detergent powder、tide、ariel、bleach powder、蓝月亮深层洁净、奥妙机洗、汰渍、宿舍洗衣服、衣物洗涤剂、衣物清洁液 > 洗衣液
  立白洗洁精、雕牌洗洁精、洗洁晶、洗洁剂、洗碗、洗碗液大桶、洗碗机、洗碗机洗涤剂、洗碗块、洗碗粉、洗洁精大桶、大桶洗洁精、桶装洗洁精、5kg洗洁精、20kg洗洁精、食堂洗洁精、餐具洗涤剂、餐具清洁、餐具清洁剂、餐洗净、果蔬清洗剂、果蔬洗洁精、果蔬洗、洗菜、洗锅、去油洗洁精、dishwashing detergent、dishwashing soap、dishwashing、dish washing liquid、dish washing、dish wash、dishwash、dish liquid、dishsoap、dishwasher tablet、dishwasher detergent、washing up、fairy liquid、dawn dish soap > 洗洁精
  洗工作服、工作服洗衣液、工装洗衣液、工作服清洗剂、油污洗衣液、油污衣服清洗剂、强力去油洗衣粉、重油污洗衣粉、degreasing detergent、洗工服、厨师服去油渍、机油衣服清洗剂、汽修工服强力洗、工衣机油洗不净、衣服沾油渍、厨师衣服油点子、工装洗衣粉、油污洗衣粉、工衣去油剂、强力洗衣粉、维修工衣服洗衣粉、工衣机油洗不掉、heavy duty laundry detergent workwear > 重油污洗涤剂
  柔顺、柔顺液、柔软液、衣物柔顺剂、衣物柔软剂、金纺、防静电柔顺剂、fabric conditioner、conditioner fabric、laundry softener、当妮护衣、毛巾洗完发硬、冬天衣服起静电、衣服香味留香 > 柔顺剂
  立白、雕牌、浪奇、washing liquid > 洗衣液 = 洗洁精
  衣领净、去渍、衣物去渍、stain remover > 洗衣液 = 重油污洗涤剂
  衣物护理 > 洗衣液 = 柔顺剂
  玻璃清洗液、玻璃清洁液、玻璃水清洁、擦玻璃、擦玻璃水、擦玻璃清洁剂、擦窗户、擦窗、洗玻璃、窗户清洁、窗户清洁剂、玻璃去污、玻璃去污剂、镜子清洁剂、威猛先生玻璃、glass cleaning、window cleaning、window spray、windex、windolene、mirror cleaner、玻璃水家用、擦窗户水、威猛先生擦玻璃、擦镜子喷剂、镜子水印、幕墙清洗液、玻璃擦了印子、窗户清洗剂、白云玻璃水加仑装、窗户擦完没水印 > 玻璃清洁剂
  去污、去污剂强力、去污膏、去污液、去油污、去油剂、去油污剂、去油、强力去污、强力去污剂、强力去油、清洁膏、清洁去污、油烟机清洗剂、油烟净、油烟机清洁剂、油烟机清洗、厨房清洁剂、厨房油污、厨房油污净、厨房去油、厨房重油污、重油污清洁剂、重油污清洗剂、重油污、油污清洗、除油剂清洁、化油剂、浴室清洁剂、水垢清洁剂、水垢清除剂、除垢剂、除水垢、除垢、去水垢、家具护理、家具蜡、碧丽珠、皮革清洁剂、皮具护理、地毯清洁剂、地毯水、地毯清洗剂、沙发清洁剂、除霉剂、墙面除霉、除胶剂、粘胶去除剂、不干胶清除剂、去胶、污渍清洁、墙面清洁、空调清洗剂、洗衣机清洗剂、洗衣机槽清洁、multipurpose cleaner、multi surface cleaner、multisurface cleaner、general purpose cleaner、universal cleaner、surface cleaner、kitchen cleaner、kitchen degreaser、oven cleaner、degreaser、grease remover cleaner、bathroom cleaner、limescale remover、descaler、descaling agent、mould remover、mold remover、adhesive remover、sticker remover、carpet cleaner、carpet shampoo、furniture polish、wood polish、cream cleaner、simple green、墙上脏印擦不掉、桌面污渍喷、灶台油垢、5升装全能水、墙面桌面顽固污渍、桌椅柜子污渍一喷净 > 多功能去污剂
  洗地、洗地剂、洗地机清洁剂、地板清洗剂、地板清洁、地板蜡、地面蜡、地面清洗剂、地面清洗、地面去油、车间地面清洁剂、车库地面清洗、起蜡水、面蜡、拖地、拖地清洁剂、拖地清洁液、大理石清洁剂、石材清洁剂、floor cleaning liquid、floor cleaning、floor detergent、floor polish、floor wax、地板净、瓷砖清洗剂、洗地机清洁液、地砖发黑拖不亮、大理石地板清洁、环氧地坪清洗剂、车间地上油印子、地砖清洁液、瓷砖地发黑拖不干净 > 地面清洁剂
  不锈钢清洗剂、不锈钢擦亮、不锈钢光亮、不锈钢保养、不锈钢抛光、不锈钢护理剂、电梯不锈钢清洁、金属光亮剂、光亮、擦铜水、洗铜水、stainless cleaner、stainless steel polish、steel polish、metal polish、brass polish、电梯光亮剂、电梯保养油、厨具抛光保养、电梯轿厢手印、不锈钢发暗没光泽、不锈钢扶手光、擦电梯门油、电梯轿厢不锈钢油、电梯门擦亮去指纹 > 不锈钢光亮剂
  清洁喷雾、spray cleaner > 玻璃清洁剂 = 多功能去污剂
  草酸、瓷砖清洁、瓷砖去污、tile cleaner > 多功能去污剂 = 地面清洁剂
  清洁液、管道疏通剂、下水道疏通剂、通渠、通下水道、疏通剂、drain cleaner、drain unblocker、drain opener > 玻璃清洁剂 = 多功能去污剂 = 地面清洁剂 = 不锈钢光亮剂
  84消毒、84消毒水、84漂白、爱特福84、爱特福、次氯酸、次氯酸消毒液、次氯酸水、含氯消毒剂、含氯消毒液、消毒片、84泡腾片、84消毒片、泡腾片消毒、消毒泡腾片、消毒粉、地面消毒、衣物消毒液、衣物除菌液、衣物消毒、滴露、滴露消毒液、威露士消毒液、二氧化氯、过氧乙酸、季铵盐消毒、来苏水、新洁尔灭、disinfectant tablet、bleach liquid、liquid bleach、household bleach、thick bleach、clorox、chlorine bleach、chlorine、chlorine tablet、sodium hypochlorite、hypochlorite、hypochlorous acid、dettol、antiseptic liquid、八四、蓝月亮84、学校教室拖地消毒、宿舍环境消杀 > 84 消毒液
  75度消毒酒精、75酒精喷雾、75乙醇消毒液、乙醇消毒液、酒精大桶、酒精桶装、5l酒精、25l酒精、医用75酒精、免洗酒精、酒精消毒、酒精喷剂、酒精消毒喷雾、95酒精、75 alcohol、70 alcohol、isopropyl alcohol disinfectant、alcohol sanitizer spray、办公桌喷一喷消毒、台面快速消杀 > 酒精消毒液
  威猛先生、洁厕、洁厕灵大桶、洁厕精、洁侧灵、厕所清洁、厕所清洗、厕所清洗剂、厕所去污、马桶清洗剂、马桶去污、马桶除垢、马桶去黄、刷马桶、洗马桶、洗厕所、蓝泡泡、马桶清洁块、马桶自动清洁、小便池清洁剂、尿垢清洗、尿垢、尿碱溶解剂、尿斗清洁、便池清洁、toilet cleaning、toilet cleaning liquid、toilet gel、toilet duck、harpic、lavatory cleaner、wc cleaner、urinal cleaner、toilet block、冲厕所药水、洁厕宝、马桶发黄、尿碱尿垢去不掉、小便池黄垢、马桶除垢剂、小便池尿碱去除 > 洁厕液
  空气消毒喷雾、空气喷雾消毒、空气除菌、除菌喷剂、杀菌喷雾、灭菌喷雾、车内消毒、车内除菌、鞋子除菌喷雾、air sanitizer、antibacterial spray、air disinfectant > 空气除菌喷雾
  消毒药水、除菌液、disinfectant liquid、sanitizing solution、surface disinfectant、surface sanitizer、surface sanitiser > 84 消毒液 = 酒精消毒液
  环境消毒、环境消杀、lysol > 84 消毒液 = 空气除菌喷雾
  消毒喷剂、喷雾消毒、sanitizing spray > 酒精消毒液 = 空气除菌喷雾
  消毒剂、除菌剂、杀菌剂、disinfection、germicide > 84 消毒液 = 酒精消毒液 = 空气除菌喷雾
  肥皂洗手、洗手肥皂、抑菌皂、抗菌皂、工业皂、洗油污皂、去油皂、hand bar soap、hand washing soap、industrial soap、workshop soap、antibacterial bar soap、去油污肥皂、车间洗手肥皂、工人洗黑手肥皂、重油污火山灰皂、一箱劳保肥皂、劳保发肥皂、机修工洗手胰子、去污皂、去油污洗手肥皂、黑手肥皂、油污皂、去污皂整箱、干完活手上油污搓洗、手上机油搓洗固体块、industrial hand soap bar > 洗手皂
  肥皂洗衣、洗衣肥皂、老肥皂、土肥皂、透明肥皂、增白皂、雕牌肥皂、雕牌洗衣皂、雕牌透明皂、扇牌肥皂、扇牌、超能皂、laundry bar、laundry soap bar > 洗衣皂
  手工皂、力士、力士香皂、六神香皂、香造、洗澡皂、沐浴香皂、洁面皂、洗脸香皂、美容皂、bath soap、bathing soap、body soap、beauty soap、cleansing bar、handmade soap、dove soap、lux soap、舒肤佳块皂、洗澡香胰子、番枧、soap bar、美容香胰、上海硫磺皂、洗澡搓身子、不用沐浴露洗澡、洗澡留香块状 > 精油香皂
  宾馆香皂、宾馆小香皂、一次性小香皂、一次性肥皂、小肥皂、小方皂、guest soap、mini soap、small soap、一次性小肥皂、客房小皂、迷你皂、民宿客房一次性皂、客人入住洗手小皂、定制logo小皂、出差带一小块洗手、小圆皂、宾馆一次性皂 > 酒店小香皂
  工业肥皂、劳保肥皂、劳保皂 > 洗手皂 = 洗衣皂
  硫磺皂、除螨皂、舒肤佳、舒肤佳香皂、上海药皂、safeguard、sulphur soap > 洗手皂 = 精油香皂
  婴儿皂 > 洗衣皂 = 精油香皂
  肥造 > 洗手皂 = 洗衣皂 = 精油香皂 = 酒店小香皂
  扫巴、扫地、扫地工具、扫把套装、扫把簸箕套装、扫把组合、扫把畚箕、扫地扫把、大扫把、大扫帚、竹扫把、竹扫帚、马路扫把、环卫扫把、户外扫把、塑料扫把、硬毛扫把、软毛扫把、高粱扫把、扫院子、簸箕防风、铲子垃圾、撮子、戳子、戳箕、簸萁、扫雪、推雪板、推雪铲、扫雪铲、毛刷地板、地刷、地板刷、长柄刷、洗地刷、broom set、broom dustpan、broom dustpan set、push broom、floor broom、sweeping brush、sweeping broom、street broom、yard broom、dust pan、dustpan set、lobby dustpan、floor brush、scrubbing brush > 扫帚簸箕
  拖把布、平拖把、大平板拖把、懒人拖把、免手洗拖把、海绵拖把、吸水拖把、对折拖把、喷水拖把、蒸汽拖把、电动拖把、sponge mop、microfibre mop、microfiber mop、spray mop、瓷砖拖完有水印、擦木地板干湿两用 > 平板拖把
  圆头拖把、拖把桶套装、旋转拖把桶、脱水拖把、bucket mop、甩水拖把、好神拖、不用手拧水、手不碰脏水拖地、宿舍拖布带桶、拖地自动脱水免手拧 > 旋转拖把
  尘推头、尘推罩、尘推杆、尘推布、尘推拖把、大尘推、推尘车、推拖、排拖把、一字拖、牵尘液、静电推、dust control mop、v sweeper、大厅推灰、车间推灰长拖把、大堂地面落灰、大面积地面推灰、除尘推、大厅地面吸尘土不用水 > 尘推
  墩布拖把、墩地、墩布头、棉墩布、棉线拖把、棉纱拖把、拖地拖把、拖地板、拖把头、拖把杆、托把、地拖把、美丽雅拖把、mop head、mop handle、mop refill、mop set、string mop、cotton mop、kentucky mop、wet mop > 平板拖把 = 旋转拖把
  平推拖把、sweeper mop > 平板拖把 = 尘推
  除尘掸、鸡毛掸子、掸子、除尘掸子、duster、feather duster > 扫帚簸箕 = 尘推
  厕所刷、马桶刷、清洁刷、刷子、扫地机、扫地车、手推扫地机、扫地机器人、洗地机、拖地机、toilet brush、brush、floor sweeper、floor scrubber > 扫帚簸箕 = 平板拖把 = 旋转拖把 = 尘推
  水桶塑料、水桶加厚、桶水、胶桶、塑料胶桶、红桶、手提桶、手提水桶、提水、装水桶、储水桶塑料、大水桶、大塑料桶、圆桶、方桶、化工桶、带盖水桶、带盖塑料桶、铁桶、铁皮桶、油漆桶、塑料盆、脸盆、洗脸盆、水盆塑料、水瓢、水舀、喷水壶、洒水壶、plastic pail、water pail、wash basin plastic、basin、watering can > 塑料水桶
  榨水桶、榨水、拧水车、拧水桶、挤水桶、挤水、压水桶、双桶榨水车、单桶榨水车、地拖车、拖把拧水器、拖把挤水器、清洁手推车、保洁手推车、保洁推车、保洁员推车、清洁推车、酒店布草车、布草车、酒店清洁车、物业保洁车、客房服务车、wringer bucket、wringer、janitorial cart、janitor trolley、janitorial trolley、cleaning cart、cleaner trolley、housekeeping cart、housekeeping trolley、maid cart、压水车、清洁手推拖把桶、拖布拧水脱水带轮 > 榨水车
  擦窗、擦窗工具、擦窗户、擦窗户工具、擦玻璃、擦玻璃工具、玻璃刮子、玻璃刮刀、玻璃刮水、玻璃刮器、玻璃清洁器、玻璃清洁工具、玻璃擦、玻璃器刮水、刮玻璃、刮玻璃水、刮水、刮水板、刮水刀、刮子、刮刀玻璃、刮窗、洗窗器、洗窗工具、洗玻璃工具、擦玻璃刮、双面擦窗器、伸缩杆擦玻璃、伸缩玻璃刮、涂水器玻璃、地面刮水、地面刮水器、地刮水、地刮子、刮地、刮水地刮、推水刮、推水扫把、推水板、推水拖把、扒水、扒水器、水刮、铲刀、玻璃铲刀、清洁铲刀、window cleaning kit、window cleaner tool、window washer tool、glass wiper、glass squeegee、floor squeegee、floor wiper、floor scraper、water squeegee、rubber squeegee、window scraper、window cleaner刮条、伸缩杆擦窗户、擦窗子够不着、地面积水推走 > 玻璃刮水器
  马桶疏通、马桶通、马桶堵、马桶堵了、马桶搋子、马桶皮搋子、马桶抽、马桶抽子、马桶抽吸、通便器、通厕所、通马桶器、厕所堵、厕所堵塞、厕所疏通、厕所疏通器、皮揣子、皮拔子、揣子、水拔子、搋子、吸盘马桶、疏通器、管道疏通器、管道疏通机、下水道疏通器、疏通、疏通弹簧、sink plunger、toilet unblocker、toilet snake、drain snake、drain auger、plumber snake、厕所泵、拔筒、蹲坑下不去水、厕所返水冲不下、厕所冲不下去 > 马桶吸
  地拖桶、拖地桶、mop pail > 塑料水桶 = 榨水车
  喷壶、喷雾瓶、spray bottle、trigger spray > 塑料水桶 = 榨水车 = 玻璃刮水器 = 马桶吸
  百洁、百洁刷、白洁布、百结布、菜瓜布、海棉、海绵块、海绵洗碗、洗碗海棉、洗碗棉、刷碗海绵、魔力擦、纳米海绵、神奇海绵、魔术海绵、厨房海绵、洗车海绵、kitchen sponge、dish sponge、dishwashing sponge、washing up sponge、scrub sponge、scrub pad、scotch brite、scotchbrite、magic eraser、melamine sponge、green pad、cleaning pad、洗碗擦、杯子茶垢擦不掉、不粘锅不伤涂层洗、刷碗不伤锅 > 百洁海绵
  擦碗布、擦碗巾、厨房抹布、厨房清洁布、擦车布、洗车布、洗车巾、洗车毛巾大、擦车毛巾、摸布、抹布吸水、吸水抹布、吸水毛巾、吸水布、擦桌子、擦桌子布、擦桌、擦桌抹布、擦桌毛巾、擦地抹布、擦地布、擦玻璃布、擦玻璃抹布、玻璃布、玻璃抹布、鱼鳞布、鱼鳞抹布、清洁毛巾、清洁巾、保洁毛巾、保洁抹布、纤维布、纤维毛巾、超细纤维、超细纤维毛巾、超细纤维布、超纤毛巾、懒人抹布、一次性抹布、家务布、家务清洁布、酒店抹布、tea towel、j cloth、microfibre、microfiber、microfiber towel、microfibre towel、microfiber rag、chamois、chamois leather、dust cloth、duster cloth、抹台布、台面擦了掉毛、桌面积灰、擦家具灰尘 > 超细纤维抹布
  百洁球、钢丝刷锅、清洁球钢丝球、钢丝球洗碗、不锈钢钢丝球、铁丝刷、钢刷、钢丝刷、铜丝刷、擦锅球、steel wool pad、wire wool、wire scourer、steel scourer、steel scrubber、steel ball scrubber、metal scourer、stainless scourer、wire brush、锅底烧糊了、铁锅铁锈刷掉、烤盘焦垢刷不掉 > 钢丝球
  擦机、擦机棉布、擦机油、抹机布、棉布擦机、全棉擦机布、白色擦机布、碎布头、布头、抹机、废布、工业碎布、工业揩布、揩机布、机修抹布、擦油布、汽修抹布、cotton rag、shop rag、cleaning wiper rag、wiper rag、workshop rag、machine cloth > 擦机布
  洗碗巾、洗碗抹布、洗锅布、刷碗布、dish cloth、dishcloth、dish rag > 百洁海绵 = 超细纤维抹布
  洗碗刷、洗锅刷、刷锅、擦锅、scouring、dish brush > 百洁海绵 = 钢丝球
  麻布、棉抹布、擦手布、cleaning rag、wiping cloth > 超细纤维抹布 = 擦机布
  垃圾桶带盖、垃圾桶脚踏、带盖垃圾桶、有盖垃圾桶、脚踩垃圾桶、脚踏桶、踩踏垃圾桶、按压垃圾桶、摇盖垃圾桶、翻盖垃圾桶、弹盖垃圾桶、感应垃圾桶、智能垃圾桶、自动垃圾桶、厨房垃圾桶、foot pedal bin、step bin、step can、swing bin、swing top bin、flip top bin、sensor bin、lidded bin、kitchen bin、医疗废物桶、诊室黄色桶、带盖厨房桶、不想用手开盖、厨房剩菜桶有味、垃圾异味招苍蝇 > 脚踏垃圾桶
  垃圾桶户外、果壳箱、果皮桶、户外果皮箱、户外垃圾箱、室外垃圾桶、公园垃圾桶、街道垃圾桶、两分类垃圾桶、二分类垃圾桶、三分类垃圾桶、4分类垃圾桶、分类箱、垃圾分类、垃圾分类亭、垃圾亭、铁垃圾桶、铁皮垃圾桶、烟灰桶、灭烟柱、灭烟桶、烟灰缸垃圾桶、litter bin、recycle bin、outdoor trash can、outdoor litter bin、park bin、street bin、ashtray bin、路边游客乱丢垃圾 > 户外分类垃圾桶
  办公垃圾桶、办公室垃圾桶、桌面垃圾桶、垃圾篓、垃圾框、垃圾筐、字纸筐、纸筐、废纸桶、废纸筐、废纸箱、office bin、desk bin、wastepaper bin、wastepaper basket、waste paper bin、paper basket、工位小垃圾桶、办公桌下小桶、金属网垃圾篓、waste basket、工位废纸没处丢、宿舍书桌旁小垃圾篓、客房小垃圾桶、桌边垃圾筒、工位垃圾桶、桌下扔废纸 > 办公纸篓
  240l垃圾桶、240升、240l、120l垃圾桶、120升垃圾桶、660l垃圾桶、100升垃圾桶、50升垃圾桶、50l垃圾桶、环卫垃圾箱、环卫垃圾桶240l、物业垃圾桶、带轮垃圾桶、带轮子垃圾桶、有轮垃圾桶、推轮垃圾桶、轮式垃圾桶、挂车垃圾桶、危废桶、油桶垃圾、wheely bin、wheelie、240lbin、240litrebin、120lbin、dumpster、skip bin、小区物业大桶带轮、660升大垃圾箱、车间带轮子大桶、工厂废料垃圾桶、保洁收垃圾推着走、240l大桶、物业大垃圾箱 > 环卫桶
  不锈钢垃圾桶、干湿分离垃圾桶、干湿垃圾桶 > 脚踏垃圾桶 = 户外分类垃圾桶
  垃圾桶家用、小垃圾桶、厕所垃圾桶、卫生间垃圾桶、客房垃圾桶、房间桶、客房桶、bathroom bin > 脚踏垃圾桶 = 办公纸篓
  厨余桶、厨余垃圾桶、医疗垃圾桶、医废桶、黄色垃圾桶、clinical waste bin > 脚踏垃圾桶 = 环卫桶
  垃圾桶大号、大号垃圾桶、小区垃圾桶、分类桶、可回收垃圾桶、可回收桶、有害垃圾桶、其他垃圾桶、垃圾分类桶、塑料垃圾箱 > 户外分类垃圾桶 = 环卫桶
  垃圾捅、垃圾通、拉圾桶、垃极桶、废物桶、装垃圾、扔垃圾、塑料垃圾桶、加厚垃圾桶、利器盒、trashcan、trash bin、garbage bin、rubbish can、refuse bin、waste container、waste can、dust bin、sharp bin > 脚踏垃圾桶 = 户外分类垃圾桶 = 办公纸篓 = 环卫桶
  垃圾袋大号、垃圾袋黑色、大垃圾袋、黑色大号垃圾带、黑色大号垃圾袋、黑垃圾袋、大号垃圾袋、特大垃圾袋、加厚垃圾袋、超大垃圾袋、物业垃圾袋、环卫垃圾袋、酒店垃圾袋、商用垃圾袋、240l垃圾袋、240升垃圾袋、垃圾桶袋、垃圾桶袋子、垃圾桶套袋、桶袋、平口袋垃圾、平口袋、断点垃圾袋、卷装垃圾袋、彩色垃圾袋、红色垃圾袋、绿色垃圾袋、蓝色垃圾袋、binliner、binbag、trash liner、trash can liner、can liner、black bag、black sack、black bin bag、liner、环卫桶套袋、240升桶垃圾袋、黄色医疗垃圾袋、点断垃圾袋、垃圾桶套个袋、套垃圾桶、垃圾桶内衬、纸篓套袋 > 平口垃圾袋
  手提式垃圾袋、背心垃圾袋、背心袋、背心袋垃圾、马甲袋、马甲垃圾袋、方便袋、塑料方便袋、手提塑料袋、购物袋、t shirt bag、提垃圾不脏手、办公室纸篓手提袋、装垃圾提手好打结、厨房垃圾打包扔掉 > 背心式垃圾袋
  可降解、降解垃圾袋、可降解塑料袋、降解塑料袋、生物降解垃圾袋、环保塑料袋、biodegradable trash bag、biodegradable bin bag、degradable bag、玉米淀粉垃圾袋、pla垃圾袋、生物全降解垃圾袋、compostable bag、绿色办公塑料袋替代、pbat可堆肥袋、限塑令垃圾袋、厨余装才环保、降解塑料垃圾袋、禁塑令装垃圾、biodegradable garbage bag > 可降解垃圾袋
  医疗垃圾、医废垃圾袋、医用垃圾袋、医疗废物、医疗废物包装袋、医疗废弃物、黄色医疗袋、黄色袋子、医院垃圾袋、危废袋、biohazard bag、clinical waste sack、yellow waste bag、yellow bag > 医疗黄色垃圾袋
  小垃圾袋、家用垃圾袋、厨房垃圾袋、办公室垃圾袋、办公垃圾袋、抽绳垃圾袋、自动收口垃圾袋、收口垃圾袋、穿绳垃圾袋、drawstring bag、drawstring trash bag、kitchen bag > 平口垃圾袋 = 背心式垃圾袋
  分类垃圾袋、厨余垃圾袋 > 平口垃圾袋 = 可降解垃圾袋
  垃圾带、垃极袋、拉圾袋、装垃圾袋子、garbage sack、rubbish sack、refuse bag、refuse sack、waste bag > 平口垃圾袋 = 背心式垃圾袋 = 可降解垃圾袋 = 医疗黄色垃圾袋
  牙涮、牙刷软毛、成人牙刷、儿童牙刷、竹牙刷、宽头牙刷、电动牙刷、tooth brush、electric toothbrush > 牙刷
  漱口水、牙粉、牙高、黑人牙膏、好来牙膏、中华牙膏、云南白药牙膏、舒适达、tooth paste、crest toothpaste、sensodyne、mouthwash、mouth wash > 牙膏
  漱口杯、牙杯、口杯牙刷、洗漱套、洗漱杯、洗漱用品套装、洗漱包套装、旅行洗漱、旅行洗漱包、旅游洗漱、出差洗漱、出差洗漱包、住院用品、travel toiletry、toiletry kit、toiletry set、toiletry bag、overnight kit、wash bag、便携牙膏牙刷盒、出差忘带牙刷毛巾 > 旅行洗漱套装
  宾馆牙刷、宾馆一次性牙刷、酒店牙刷、酒店一次性牙刷、酒店一次性用品、酒店用品、客房用品、酒店洗漱、一次性牙膏、一次性牙刷牙膏、hotel dental kit、hotel toothbrush、hotel amenity、酒店牙刷套装、客房牙刷、旅馆牙具包、洗浴中心牙刷、客人没带牙刷、酒店牙刷牙膏、民宿牙刷套装、客人过夜刷牙完即扔 > 一次性牙具
  刷牙、牙刷牙膏、高露洁、colgate、dental care、oral hygiene > 牙刷 = 牙膏
  旅行牙刷、便携牙刷、travel toothbrush > 牙刷 = 旅行洗漱套装
  一次性洗漱、一次性洗漱用品、amenity kit > 旅行洗漱套装 = 一次性牙具
  牙刷牙膏套装 > 牙刷 = 牙膏 = 旅行洗漱套装
  牙线、牙签、冲牙器、dental floss、floss、tooth pick、toothpick > 牙刷 = 牙膏 = 旅行洗漱套装 = 一次性牙具
  白毛巾、纯棉面巾、棉毛巾、全棉毛巾、新疆棉毛巾、劳保毛巾、员工毛巾、工人毛巾、洗脸毛巾纯棉、小毛巾、方巾、小方巾、手巾、汗巾、擦汗、擦汗巾、擦汗毛巾、擦脸巾、擦头巾、干发帽、干发巾、一次性毛巾、压缩毛巾、美容院毛巾、理发店毛巾、澡巾、搓澡巾、运动巾、健身巾、跑步毛巾、吸汗巾、速干毛巾、冷感毛巾、冰巾、毛巾礼品、洁丽雅毛巾、孚日毛巾、金号毛巾、facial towel、face cloth、facecloth、washcloth、wash cloth、flannel towel、guest towel、sweat towel、cooling towel、quick dry towel、microfiber sport towel > 毛巾
  毛巾被、酒店浴巾、宾馆浴巾、大浴巾、大毛巾、沙滩巾、浴袍、bath sheet、beach towel、shower towel、bathrobe > 浴巾
  毛巾酒店、酒店毛巾、宾馆毛巾、洗浴毛巾、洗澡毛巾、浴帽、地巾、洁丽雅、terry towel、hotel towel、bath linen、towel set > 毛巾 = 浴巾
  刮胡刀手动、剃须膏、剃须泡沫、剃须刀片、刮胡刀片、吉列、吉列剃须刀、一次性剃须刀、一次性刮胡刀、酒店剃须刀、razor blade、disposable razor、safety razor、shaving razor、shaving kit、shaving foam、shaving cream、shaving gel、gillette、刀架刀片、老式刮脸刀、胡子长了没插座、剃须刀替换刀片、刮胡刀架 > 手动剃须刀
  刮胡刀电动、飞科、飞科剃须刀、飞利浦剃须刀、电动刮胡、充电剃须刀、电须刨、理发器、推子、电推剪、电推子、剃头、剃头刀、剪头发、鼻毛修剪器、rechargeable shaver、beard trimmer、trimmer hair、hair clipper、clipper、刮胡刀充电式、飞科剃须、出差胡子拉碴 > 电动剃须刀
  洗发、洗发乳、洗发水沐浴露、洗头、洗头水、洗头发、洗头液、去屑洗发水、海飞丝、飘柔、潘婷、护发素、沐浴、沐浴乳、沐浴露洗发水、沐浴露大瓶、沐浴露大桶、洗澡、洗澡液、洗澡用品、洗浴用品、洗浴套装、洗护套装、洗发沐浴、洗沐套装、酒店洗发水、酒店沐浴露、宾馆沐浴露、六神沐浴露、洗面奶、洁面乳、hair shampoo、conditioner、bodywash、bath gel、shampoo body wash、酒店洗浴小瓶、头皮屑多、头发油得快、旅行洗护瓶装 > 洗发沐浴套装
  润肤露、润肤乳、身体乳、护肤、护肤品、手油、护手、护手膏、护手乳、手膜、防裂膏、防裂、手裂、皮肤干裂、甘油、凡士林、大宝、大宝sod蜜、百雀羚、隆力奇、蛇油膏、唇膏、润唇膏、防晒霜、防晒、防晒喷雾、hand moisturizer、barrier cream、moisturiser、moisturizer、skin cream、skin care、body lotion、vaseline、petroleum jelly、sunscreen、sun cream、lip balm、擦手油、蛤蜊油、雪花膏、甘油护手、隆力奇蛇油膏、手干裂、冬天手皴了、洗手多手粗糙、手上脱皮起倒刺、三八节女工送手部护理 > 护手霜
  刮胡子、刮胡子刀、胡刀、剃须 > 手动剃须刀 = 电动剃须刀
  指甲刀、指甲钳、指甲剪、梳子、酒店梳子、木梳、镜子、化妆镜、吹风筒家用、电吹风、hair dryer、hairdryer、nail clipper、comb、hair brush > 手动剃须刀 = 电动剃须刀 = 洗发沐浴套装 = 护手霜
  折伞、三折伞、两折伞、五折伞、全自动雨伞、全自动伞、自动雨伞、自动折叠伞、auto umbrella、automatic umbrella、folding umbrella、compact umbrella、foldable umbrella > 自动伞
  直柄伞、弯柄伞、长伞、长柄雨伞、大雨伞、大号雨伞、双人伞、stick umbrella、straight umbrella、long umbrella > 长柄伞
  遮阳、遮阳雨伞、遮太阳、防晒雨伞、太阳伞防晒、户外遮阳伞、大遮阳伞、摆摊伞、摆摊遮阳伞、岗亭伞、庭院伞、沙滩伞、帐篷、户外帐篷、遮阳棚、遮阳网、遮雨棚、sun parasol、sunshade、sunshade umbrella、patio umbrella、beach umbrella、garden umbrella、canopy tent、夏天太晒、站岗怕晒、夏天出门怕晒黑 > 太阳伞
  雨坡、雨批、一次性雨坡、一次性雨衣成人、雨披一次性、旅游雨衣、应急雨衣、应急雨披、轻便雨衣、加厚一次性雨衣、透明雨衣、景区雨衣、电动车雨披、disposable rain poncho、rain poncho、emergency poncho、便携雨衣、景区漂流雨衣、志愿者活动突降大雨、户外活动淋雨、骑车下雨、100件透明雨衣、漂流防水穿一次 > 一次性雨披
  雨伞广告、雨伞定制、广告雨伞、礼品伞、商务雨伞、商务伞、反向伞、黑伞、brolly、promotional umbrella、custom umbrella、rain umbrella > 自动伞 = 长柄伞
  晴雨两用、晴雨伞自动 > 自动伞 = 太阳伞
  天堂伞、天堂雨伞、umbrela > 自动伞 = 长柄伞 = 太阳伞
  遮雨、挡雨、下雨 > 自动伞 = 长柄伞 = 一次性雨披
  伞架、雨伞架、雨伞袋、雨伞套、套伞机、umbrella stand > 自动伞 = 长柄伞 = 太阳伞 = 一次性雨披
  雷达杀虫剂、枪手杀虫剂、杀虫、杀虫药、杀虫水、杀虫喷剂、杀虫喷雾剂、杀虫气雾、喷雾杀虫剂、灭虫、灭虫药、灭蝇灯、灭蝇药、苍蝇药、灭苍蝇、打苍蝇、苍蝇贴、苍蝇拍、粘蝇纸、粘蝇板、捕蝇、跳蚤药、虱子药、臭虫药、蟑螂喷雾、insect killer、fly killer、fly spray、fly swatter、fly trap、fly paper、flypaper、ant spray、wasp spray、wasp killer、moth killer、pest spray、baygon、roach spray、cockroach spray、枪手喷雾、雷达杀虫喷罐、杀蟑喷雾、bug killer、办公室小飞虫、灭蚂蚁喷剂、一箱灭虫喷罐、苍蝇蚊子蚂蚁一喷就死 > 杀虫气雾剂
  雷达蚊香液、驱蚊液电热、驱蚊器、驱蚊灯、蚊香盘、盘香、蚊香片、电蚊片、蚊香器、蚊香液加热器、电蚊香器、加热器蚊香、mosquito vaporizer、mosquito liquid refill、liquid mosquito、electric mosquito、mosquito repeller、插电驱蚊水 > 电热蚊香液
  杀蟑药、灭蟑胶饵、蟑螂胶饵、蟑螂饵剂、蟑螂粉、蟑螂板、拜耳、拜灭易、ant bait、roach bait、roach trap、cockroach gel、cockroach trap、bait station、小强药、灭曱甴、偷油婆药、灭蟑饵剂、厨房小强、拜耳拜灭易 > 蟑螂诱饵
  六神、六神花露水、防蚊喷雾、驱蚊贴、驱蚊手环、驱蚊喷雾、花露水喷雾、防蚊花露水、止痒、止痒水、蚊虫叮咬、bug repellent、repellent、repellant、deet、deet spray、户外防蚊虫叮咬 > 驱蚊花露水
  彩虹、全无敌、灭蚊剂、灭蚊药、灭蚊灯、电蚊拍、蚊拍、打蚊子、蚊子药、bug zapper、mosquito lamp、mosquito zapper、mosquito trap > 杀虫气雾剂 = 电热蚊香液
  蚂蚁药、灭蚂蚁、杀蚂蚁、白蚁药、打蟑螂、打蟑螂药、杀蟑螂、杀蟑、灭蟑、蟑螂、ant killer、roach、cockroach > 杀虫气雾剂 = 蟑螂诱饵
  驱虫、mosquito spray > 杀虫气雾剂 = 驱蚊花露水
  赶蚊子、驱赶蚊子、防蚊、驱蚊虫、驱蚊用品、蚊帐、mosquito net、anti mosquito > 电热蚊香液 = 驱蚊花露水
  雷达、raid > 杀虫气雾剂 = 电热蚊香液 = 蟑螂诱饵
  蚊子、蚊虫、mosquito > 杀虫气雾剂 = 电热蚊香液 = 驱蚊花露水
  枪手、榄菊、超威、灭鼠、老鼠药、老鼠、灭鼠药、粘鼠板、老鼠贴、捕鼠器、捕鼠笼、驱鼠器、鼠夹、insect control、pest control、rodenticide、rat poison、rat trap、mouse trap、rat glue board、glue trap > 杀虫气雾剂 = 电热蚊香液 = 蟑螂诱饵 = 驱蚊花露水
  空气清香剂、空气清新喷雾、空气喷雾香、空气香水、空气清新济、清新空气、清香剂、喷香机、飘香剂、飘香机、自动喷香机、室内清新剂、香薰精油、香氛喷雾、藤条香薰、香薰机、扩香机、厕所清新剂、厕所清香剂、卫生间清新剂、洗手间清新剂、佳丽、air freshner、room freshener、air spray、air fragrance、reed diffuser、aroma diffuser、aerosol dispenser air、toilet freshener、toilet air freshener、bathroom freshener、bathroom air freshener、febreze、glade、会议室烟味散不掉、一箱喷香罐、香薰喷雾、办公室异味、酒店大堂喷香、室内味道喷一喷 > 空气清新剂
  小便斗过滤网、尿斗除臭、小便池除臭、除臭剂厕所、卫生间除臭、卫生间除臭剂、洗手间除臭、下水道除臭、下水道除臭剂、垃圾除臭、垃圾除臭剂、植物除臭剂、生物除臭剂、odour eliminator、odor eliminator、odour neutraliser、odor neutralizer、odor remover、odour remover、odor control、odour control、toilet deodorizer、toilet deodoriser、bathroom deodorizer > 除臭液
  芳香膏、芳香片、芳香盒、卫生球、樟脑丸、樟脑球、防蛀、厕所香片、固体清新剂、固体香薰、固体芳香剂、香膏固体、香球、香包、香囊、mothball、gel freshener、solid freshener、抽屉柜子清香膏、鞋柜霉味、gel air freshener、香片卫生间、摆厕所长期留香 > 固体香膏
  新车除味、车载香薰、车载香膏、车载香片、车载香水摆件、车载清新剂、车用香薰、车用香薰膏、车用香膏、车内香水、车内除味、车内除臭、汽车香片、汽车除味、car freshener、car scent、car diffuser、vehicle air freshener、vent clip freshener、汽车香薰、车里味、新车异味、出风口夹香片、车里烟味重、出风口香薰、用车香薰、车里异味 > 车载香氛
  去味、去异味、去异味剂、去味剂、除味、除味喷雾、除异味、除异味剂、除臭喷雾、厕所除味、厕所去味、厕所去异味、卫生间除味、新房除味、除甲醛喷雾、room deodorizer、deodorizing > 空气清新剂 = 除臭液
  室内香薰、无火香薰、熏香、香熏、芳香、厕所香薰、厕所芳香剂、卫生间芳香剂、洗手间香薰 > 空气清新剂 = 固体香膏
  便池芳香球、便斗香片、小便池香片、除味盒、deodorant block、urinal block、urinal screen、urinal cake > 除臭液 = 固体香膏
  fragrance diffuser、scent diffuser、diffuser > 空气清新剂 = 车载香氛
  香氛、freshener、fragrance、scent > 空气清新剂 = 固体香膏 = 车载香氛
  活性炭包、炭包、竹炭包、除湿袋、干燥剂、除湿盒、防霉、air care、moisture absorber > 空气清新剂 = 除臭液 = 固体香膏 = 车载香氛
  厨房吸油纸、煎炸沥油纸、擦锅碗纸、paper towel厨房、锅里油太多吸、灶台油污用纸擦、煎炸食物吸油、擦灶台油渍一次性 > 厨房卷纸
  大盘厕纸、公厕大卷厕纸、商场厕所卷纸、酒店大盘卫生纸、jumbo roll、厕所总没纸、厕所纸用得太快、珍宝卷纸、物业保洁厕纸、公厕补纸、大卷厕纸、珍宝纸、大盘卫生纸、公共厕所大卷纸、酒店卫生间大盘纸、公厕纸盒补纸、卫生间大纸盒替换装、jumbo roll tissue > 商用大盘纸
  没有纸筒厕纸、宿舍厕纸、清风无芯卷筒、一提实心厕纸、洁柔无芯纸整提 > 无芯卷纸
  茅房用纸、维达蓝色经典卷、解手没纸、纸丢马桶怕堵、如厕用纸 > 有芯卷纸
  会议室盒装纸、会议桌上擦手脸、抽取面纸、会议桌上摆放抽取 > 盒装面巾纸
  抽取纸巾、一箱软抽、清风软抽、心相印抽纸、洁柔face、擦鼻子纸、感冒流鼻涕、办公桌纸巾、揩面纸、宝宝柔纸巾、原木软抽、一提抽取纸、打喷嚏擦鼻涕、流眼泪擦、办公室纸巾、擦脸擦鼻涕、工位擦嘴 > 软包抽纸
  挂墙大包纸巾、大包挂式纸、宿舍挂着抽、挂墙上抽取宿舍 > 悬挂式抽纸
  咖啡店方巾纸、饭后擦嘴、方巾纸、宴会折花用纸 > 压花餐巾纸
  洗完手擦干、手湿了没纸擦、不想烘手机、幼儿园洗手后擦手 > 抽取式擦手纸
  z折擦手巾、折叠式抹手巾、n折抽手纸、清风三折、壁挂纸盒三折纸、一包三折抽手巾、物业卫生间三折、三折纸、折叠抹手纸、擦手纸盒替换芯、trifold hand towel > 三折擦手纸
  酒精消毒片独立装、手机消毒棉片、打针前擦皮肤、耳洞消毒片、一盒酒精棉片、海氏海诺酒精片、酒精湿纸巾独立小包、出差随身擦手消毒 > 酒精湿巾
  痔疮擦屁股、可冲马桶湿巾、moist toilet wipe、屁股擦不干净、完厕所干纸擦着疼、德佑湿厕、厕所湿擦更干净 > 清洁湿厕纸
  门把手擦一擦杀菌、出差擦桌面杀菌、病房物表擦拭、桌面杀菌擦一擦、门把手擦拭消毒 > 消毒湿巾
  感应机用泡沫液、儿童泡泡洗手、小花朵洗手泡泡 > 泡沫洗手液
  舒肤佳洗手、洗手间补充液大桶、杀菌洗手液、饭前洗手杀菌 > 抑菌洗手液
  白猫洗碗、雕牌洗碗、食堂洗碗大桶、碗油腻、食堂盘子油洗不掉、饭盒油乎乎、洗锅去油、刷碗、碗盘油腻洗不干净、手洗锅碗 > 餐具洗洁精
  洋碱、立白皂、手搓衣服、领口袖口搓不干净、袜子手洗、内裤手洗去血渍、校服领子发黄搓洗 > 透明洗衣皂
  垃圾铲、防风簸箕、畚箕、地上掉头发扫不净、软毛扫把不锈钢杆、地上碎屑清扫 > 扫帚簸箕套装
  涮拖布桶、接漏水、停水存水、学生宿舍洗衣桶、洗衣桶、打水装水用 > 加厚塑料水桶
  棉纱、回丝、机床油污要布来揩、废布条擦地油、机床油污擦拭棉布、设备漏油擦抹 > 工业擦机布
  佳洁士、冷酸灵、两面针、口臭怎么办、嘴里味、牙齿敏感怕冷酸、牙龈老出血、牙黄想变白、口臭口气清新、牙齿美白 > 清新牙膏
  面帕、洗脸擦脸用 > 纯棉毛巾
  洗澡擦身大毛巾、洗完澡擦干身子、冲凉大毛巾、搓澡完裹身上 > 加厚浴巾
  伴手礼毛巾、回礼毛巾、三八节福利毛巾、定制logo毛巾、员工福利巾套、towel gift set、送客户毛巾、节日员工发点实用、定制刺绣毛巾盒、礼品毛巾、毛巾套装、发福利擦脸三件礼盒 > 毛巾礼盒
  健身擦汗巾、冰凉巾、打球出汗擦、夏天户外脖子热、游泳吸水巾 > 速干运动毛巾
  缩骨遮、折叠伞加大抗风 > 三折自动伞
  直杆伞、长把伞、高尔夫伞、酒店迎宾伞、加大双人伞、大黑雨伞、golf umbrella、礼宾伞、风大伞容易翻、弯钩伞、物业借用雨伞、大直柄伞、领导接待打伞、长柄伞定制logo、直杆雨伞双层抗风、酒店大堂长柄伞、送客户长柄伞、接待客户遮雨大气、long handle umbrella > 长柄商务伞
  厕所除臭剂、马桶除味剂、洗手间去尿骚味、厕所臭、地漏返臭味、垃圾房去臭喷液、公厕除臭剂、洗手间臭味大 > 卫生间除臭液
`
