/** Trade names of food and drinks: see `namesFrom`. */
export const foodNames = `
  农夫山泉 > 饮用天然水
  怡宝水、娃哈哈、娃哈哈纯净水、康师傅水、饮用纯净水、purified drinking water、怡宝、娃哈哈水、18.9升大桶水、屈臣氏水、一箱怡宝、饮水机用水、开会用水、送水上门、冰露、办公室没水喝、会议桌上摆水、饮水机没水了、小瓶装水、4.5升家庭装水、工地喝水、培训发水、口渴了 > 纯净水
  百岁山、昆仑山、依云、恒大冰泉、天然矿水、evian、贵宾接待用水、领导开会喝好水、泡茶好水 > 矿泉水
  苏打气、无汽苏打水、喝点碱性水、痛风尿酸高喝、胃酸多喝水 > 苏打水
  景田 > 纯净水 = 矿泉水
  山泉水、泉水、spring water、natural water > 饮用天然水 = 矿泉水
  瓶装饮用水、瓶水、整箱水、大瓶水、大桶水、桶水饮用、会议用水、会议水、开会喝水、喝水、水24瓶、still water、water bottle、water case > 饮用天然水 = 纯净水 = 矿泉水
  王老吉、加多宝、凉茶、康师傅绿茶、统一绿茶、东方树叶、三得利、三得利乌龙茶、绿茶饮料、乌龙茶饮、瓶装茶饮、tea beverage、green tea drink、herbal tea drink、无糖乌龙茶、瓶装茶水、sugar free tea、怕胖想喝茶、oolong tea瓶装 > 茶饮料
  酸梅汤、酸梅汁、果粒橙、橙汁饮料、鲜橙汁、汇源、汇源果汁、葡萄汁、芒果汁、桃汁、番茄汁、果蔬汁、美汁源、农夫果园、nfc果汁、apple juice、grape juice、juice drink、fruit drink、plum juice、nfc鲜榨汁、聚餐小孩不喝酒喝啥、宴席开车人喝啥、小瓶果饮 > 果汁饮料
  维他柠檬茶、港式柠茶、下午犯困喝甜、夏天喝冰爽酸甜 > 柠檬茶
  椰树、椰树椰汁、椰子饮料、植物蛋白饮料、六个核桃、核桃露、杏仁露、露露、豆奶、coconut drink、椰树牌、特种兵生榨椰、喜宴喝白色饮料、吃火锅解辣 > 椰汁
  康师傅冰红茶、茶π、冰红茶饮料 > 茶饮料 = 柠檬茶
  柠檬水、柠檬饮料 > 果汁饮料 = 柠檬茶
  东鹏、战马、魔爪、monster、red bull、redbull、水动乐、能量饮、提神饮料、提神、熬夜喝、维生素水、维他命水、维c水、vitamin water、红牛、东鹏特饮、脉动、乐虎、水溶c100、力量帝、加班提神饮料、夜班犯困 > 维生素饮料
  佳得乐、gatorade、宝矿力、宝矿力水特、外星人电解质水、外星人、补水、运动水、电解质、isotonic、isotonic drink、electrolyte water、electrolyte、拉肚子补液、出汗多腿抽筋、发烧补水、运动会发饮料 > 电解质饮料
  盐汽水延中、延中盐汽水、正广、夏季高温慰问饮料、防中暑喝、钢厂炉前工人喝、户外作业怕中暑、雪菲力 > 盐汽水
  元气森林、元气森林气泡水、巴黎水、苏打汽水、carbonated water、fizzy water、tonic water、无糖汽水、perrier、喝带气又怕胖、可乐雪碧代替无糖汽水 > 气泡水
  尖叫、补充体力 > 电解质饮料 = 维生素饮料
  防暑降温、高温饮料、高温慰问、高温防暑、降温用品、防暑用品 > 电解质饮料 = 盐汽水
  可口可乐、百事可乐、可乐雪碧、雪碧、芬达、七喜、碳酸饮料、汽水饮料、coca cola、pepsi、sprite、carbonated drink、fizzy drink > 盐汽水 = 气泡水
  夏季清凉饮料、清凉饮料 > 电解质饮料 = 盐汽水 = 气泡水
  早餐牛奶、学生奶、儿童奶、舒化奶、鲜牛奶、全脂奶、有机奶、旺仔牛奶、奶粉、whole milk、uht milk、milk powder、特仑苏、金典、早餐奶、牛奶整箱、学生饮用奶、一提特仑苏、高钙奶、看望病人带奶、食堂早餐奶、孩子长个喝、uht常温奶、打奶泡全脂奶 > 纯牛奶
  安慕希、莫斯利安、纯甄、优益c、养乐多、益生菌、酸奶饮品、酸奶饮料、yoghurt drink、便秘喝点、饭后助消化喝 > 酸奶
  脱脂奶、skimmed milk、semi skimmed milk、怕胖喝奶、健身喝奶 > 低脂牛奶
  椰奶燕麦、豆浆、plant milk、oatly、乳糖不耐受喝、喝牛奶拉肚子 > 燕麦奶
  伊利牛奶、蒙牛牛奶、光明牛奶、牛奶盒装 > 纯牛奶 = 低脂牛奶
  蒙牛、伊利、奶制品、乳制品、dairy、dairy drink > 纯牛奶 = 低脂牛奶 = 酸奶
  奶酪、芝士、黄油食用、cheese > 纯牛奶 = 低脂牛奶 = 酸奶 = 燕麦奶
  普洱、普洱茶、熟普、生普、滇红、祁门红茶、祁红、英红、黑茶、安化黑茶、立顿红茶、红茶包、pu er、puer tea、pu erh、earl grey、english breakfast、冬天暖胃茶、英式早餐茶叶、lapsang、送领导好茶叶 > 红茶
  白茶、福鼎白茶、老白茶、信阳毛尖、毛峰、六安瓜片、太平猴魁、安吉白茶、雨前茶、竹叶青、绿茶包、white tea > 绿茶
  大红袍、岩茶、武夷岩茶、乌龙、八马、乌龙茶叶、功夫茶叶、八马茶业、油腻饭后喝茶、潮汕功夫茶叶 > 铁观音
  菊花茶、枸杞、花草茶、玫瑰花茶、苦荞茶、大麦茶、八宝茶、herbal tea、jasmine、碧潭飘雪 > 茉莉花茶
  立顿、lipton、tea bag > 绿茶 = 红茶 = 茉莉花茶
  天福茗茶、待客茶、招待茶、会议茶、口粮茶、喝茶、泡茶、loose tea、loose leaf tea、chinese tea > 绿茶 = 红茶 = 铁观音 = 茉莉花茶
  雀巢、雀巢咖啡、雀巢咖啡条、三合一咖啡、1 2咖啡、三顿半、麦斯威尔、咖啡冲饮、即溶咖啡、冻干咖啡、条装咖啡、咖啡条、咖啡伴侣、nescafe、nescafé、coffee powder、coffee creamer、熬夜加班太困、开会犯困、消水肿喝苦咖啡、速冲咖啡粉条装 > 速溶黑咖啡
  咖啡滤袋、手冲滤泡袋、隅田川、办公室没有咖啡机喝、drip bag、精品手冲小袋、上班路上提神一小袋现冲 > 挂耳咖啡
  咖啡胶囊、胶囊咖啡、coffee pod、coffee capsule、永璞、冰美式原液、拿铁浓缩液、不用热水能泡、一条一杯液体咖啡、夏天做冰咖啡 > 咖啡液
  深烘豆、现磨豆、拉瓦萨豆、一公斤装豆子、咖啡机用豆、咖啡机没豆了、阿拉比卡豆 > 咖啡豆
  拿铁、卡布奇诺、摩卡、美式、latte、cappuccino、americano > 速溶黑咖啡 = 咖啡液
  意式浓缩、espresso > 咖啡豆 = 咖啡液
  蓝山咖啡、现磨咖啡、ground coffee、arabica > 挂耳咖啡 = 咖啡豆
  星巴克、星巴克咖啡、云南咖啡、starbuck > 速溶黑咖啡 = 挂耳咖啡 = 咖啡豆
  瑞幸、瑞幸咖啡、咖非 > 速溶黑咖啡 = 挂耳咖啡 = 咖啡豆 = 咖啡液
  蜂密、蜂蜜水、百花蜜、枣花蜜、椴树蜜、麦卢卡蜂蜜、蜂胶、红糖、raw honey、蜂糖、早上空腹喝一勺、润肠通便冲水喝、一罐蜜糖、秋天嗓子干冲水、便携条装蜜 > 蜂蜜
  桂格、桂格燕麦、西麦、水果麦片、燕麦、牛奶麦片、阿华田、高乐高、rolled oat、quick oat、instant oatmeal、muesli、granola、porridge oat、breakfast cereal、quaker oat、hot chocolate、cocoa、免煮燕麦、来不及吃早饭、夜里饿了冲一包、糖尿病人早餐谷物 > 麦片
  核桃粉、豆浆粉、豆奶粉、维维豆奶、南方黑芝麻糊、五谷粉 > 芝麻糊
  红糖姜茶、姜茶、奶茶、香飘飘、优乐美、冲泡奶茶、果珍、酸梅粉、菊花晶、柠檬片、milk tea、ginger tea、冲水喝果酱茶、冬天冲热饮果味 > 柚子茶
  早餐冲饮、早餐冲泡、代餐粉 > 麦片 = 芝麻糊
  柠檬蜂蜜 > 蜂蜜 = 柚子茶
  冲饮、冲泡饮品、板蓝根、drink mix > 蜂蜜 = 麦片 = 芝麻糊 = 柚子茶
  纸杯子、纸杯子一次性、一次杯、一次性茶杯、一次性咖啡杯、一次性塑料杯、航空杯、豆浆杯、一次性筷子、一次性餐盒、餐盒、吸管、plastic cup、paper coffee cup、纸水杯、银行大厅客人喝水、一条50只水杯、来客倒水 > 纸杯
  咖啡杯、马克杯、玻璃杯、水杯玻璃、玻璃水杯、带盖杯、带盖瓷杯、瓷杯、骨瓷杯、会议室茶杯、会议室杯子、会议用杯、coffee mug、glass cup、water glass、drinking glass、办公室茶缸、白瓷会议水杯、会议室摆台杯、主席台领导喝水 > 盖杯
  塑料水杯、运动水杯、水壶运动、吸管杯、保温怀、保温杯定制、保温杯大容量、礼品杯、定制水杯、刻字水杯、象印、富光、哈尔斯、焖烧壶、焖烧罐、保暖杯、保温茶杯、饭盒、water bottle steel、insulated bottle、insulated mug、vacuum bottle、vacuum cup、travel mug、thermo bottle、thermose、thermal flask、flask drink、lunch box、热水杯、膳魔师、泡枸杞杯子、水一会儿就凉、开车喝热水、户外带热水 > 保温杯
  紫砂壶、茶盘、茶海、公道杯、茶漏、茶叶罐、飘逸杯、功夫茶、快客杯、tea pot、teaware、茶盘壶杯、泡茶套装、接待室泡茶、客人来了啥泡茶、六杯壶、公道杯滤网 > 会议茶具套装
  杯托、杯架、杯盖、coffee cup > 盖杯 = 纸杯
  双层玻璃杯、茶水杯、喝水杯、喝水杯子、泡茶杯 > 盖杯 = 保温杯
  景德镇茶杯、茶碗、盖碗、crockery > 会议茶具套装 = 盖杯
  餐具、碗、筷子、餐盘、勺子、tableware、cutlery、chopstick > 会议茶具套装 = 盖杯 = 保温杯 = 纸杯
  丝苗米、泰国香米、茉莉香米、长粒米、jasmine rice、basmati、long grain rice、饭堂煮白饭、煮出来饭香软 > 长粒香米
  珍珠米、圆粒米、五常、五常米、员工福利好米、真空装稻花香、乔府大院 > 稻花香米
  糯米、黑米、紫米、红米、糙米、粗杂粮、红豆、绿豆、黄豆、黑豆、红小豆、薏米、燕麦米、玉米糁、玉米面、高粱米、藜麦、八宝米、粗粮礼、brown rice、sticky rice、glutinous rice、bean、mung bean、red bean、lentil、quinoa、corn meal、十谷米、豆浆料包、主食控糖、减脂吃主食、血糖高吃米、腊八粥料 > 杂粮
  黄米、沁州黄、养胃熬粥、坐月子喝粥 > 小米
  东北米、东北大米50斤、大米50斤、50斤大米、10斤大米、10kg大米、25kg大米、食堂米、食堂用米、员工食堂大米、盘锦大米、金龙鱼大米、福临门大米、柴火大院、大迷、打米、米面、white rice > 长粒香米 = 稻花香米
  五谷、煮粥米 > 小米 = 杂粮
  十月稻田 > 长粒香米 = 稻花香米 = 小米 = 杂粮
  食堂面粉、50斤面粉、25kg面粉、低筋面粉、低筋粉、高筋粉、中筋粉、富强粉、雪花粉、自发粉、全麦粉、面包粉、蛋糕粉、馒头粉、包子粉、饺子皮、馄饨皮、馒头、包子、水饺、速冻水饺、五得利、淀粉、玉米淀粉、生粉、酵母、泡打粉、plain flour、bread flour、cake flour、all purpose flour、self raising flour、whole wheat flour、starch、corn starch、yeast > 小麦粉
  细面、宽面、龙须、阴阳面、意大利面、意面、通心粉、方便挂面、pasta、spaghetti、noodle dry、夜宵煮个面、阳春面干条、老人牙口不好吃软面 > 挂面
  湿面、乌冬面、兰州拉面、拉面条、udon、手擀面、鲜面条、抻面、板面、切面、劲道嚼头、扯面、半干鲜面、面馆用面、拉条子 > 拉面
  荞麦挂面、荞麦、低脂面、苦荞面条、全麦面条、粗粮面条、糖尿病吃面、杂粮面条、控糖面 > 荞麦面
  刀削面、米线、米粉、粉丝、粉条、河粉、螺蛳粉、手工面、rice noodle、vermicelli、egg noodle、wheat noodle > 挂面 = 拉面
  全麦面 > 挂面 = 荞麦面
  金沙河 > 小麦粉 = 挂面
  陈克明 > 挂面 = 荞麦面 = 拉面
  鲁花、胡姬花、芝麻油、香油、麻油、groundnut oil、sesame oil、过年福利发油 > 花生油
  色拉、棕榈油、猪油、起酥油、转基因大豆油、soy oil、soya oil、soyabean oil、palm oil、salad oil、食堂大桶油、20升桶油、炸油条用油、清油、食堂炒大锅菜、油炸油、食堂油用完了 > 大豆油
  亚麻籽油、茶籽油、山茶油、山茶籽油、特级初榨橄榄油、特级初榨、extra virgin olive oil、extra virgin、欧丽薇兰、贝蒂斯、凉拌油、拌沙拉油、血脂高吃啥油、西餐用油、健身餐用油、牛排煎油 > 橄榄油
  菜油桶装、油菜籽油、canola、鲁花低芥酸油、油泼辣子用油、纯压榨菜油、炒川菜啥油、道道全、黄菜油 > 菜籽油
  刀唛、非转基因油 > 花生油 = 菜籽油
  20升食用油、大桶油、玉米油、葵花籽油、葵花油、稻米油、煎炸油、frying oil、corn oil、sunflower oil、veg oil > 大豆油 = 菜籽油
  金龙鱼、福临门、食堂用油、食堂油、炒菜用油、炒菜、做饭油、5升食用油、10l食用油、5l食用油 > 花生油 = 大豆油 = 菜籽油
  多力、西王、食油、oil cooking > 花生油 = 大豆油 = 菜籽油 = 橄榄油
  老干妈、蚝油、料酒、黄酒、豆瓣酱、郫县豆瓣、黄豆酱、甜面酱、辣椒酱、番茄酱、沙拉酱、芝麻酱、火锅底料、火锅料、辣椒油、花椒油、辣椒粉、辣椒面、干辣椒、花椒、八角、桂皮、香叶、大料、孜然、胡椒粉、白胡椒粉、黑胡椒、五香粉、十三香、咖喱、味素、鸡粉、太太乐、浓汤宝、高汤、榨菜、咸菜、腐乳、调味酱、oyster sauce、chili sauce、chilli sauce、hot sauce、tomato sauce、ketchup、mayonnaise、pepper、black pepper、chili powder、curry、msg、bouillon、cooking wine、王守义、炒菜没鲜味、烧烤撒、炖肉放料、卤料包 > 复合调味料
  海天酱油、味极鲜、蒸鱼豉油、酱油生抽、酱油老抽、soya sauce、fish sauce、红烧色、凉拌蒸鱼调味 > 酱油
  盐巴、细盐、海盐、低钠盐、table salt、sea salt、中盐、菜太淡 > 食盐
  山西陈醋、镇江香醋、苹果醋、rice vinegar、吃饺子蘸、凉拌菜酸味 > 陈醋
  海天、李锦记、厨邦、sauce > 酱油 = 复合调味料
  千禾 > 酱油 = 陈醋
  白糖、白砂糖、绵白糖、冰糖、方糖、sugar、white sugar > 食盐 = 复合调味料
  厨房调料、食堂调料、调味 > 食盐 = 酱油 = 陈醋 = 复合调味料
  皇冠曲奇、嘉士利、达能、康师傅饼干、威化、威化饼干、夹心饼干、压缩饼干、消化饼干、酥性饼干、蛋卷、薯片、乐事、品客、膨化食品、锅巴、麻花、雪饼、旺旺、旺旺雪饼、旺仔小馒头、早餐饼、oreo、wafer、digestive biscuit、shortbread、potato chip、chip、crisp > 饼干
  沙琪玛、蛋黄酥、凤梨酥、月饼酥、蛋挞、奶油蛋糕、生日蛋糕、杯子蛋糕、cupcake、muffin、birthday cake、蛋黄派、好丽友派、铜锣烧、桃酥、绿豆糕、瑞士卷、老婆饼 > 蛋糕
  小面包、切片面包、三明治、汉堡、披萨、bread loaf、loaf、toast、sandwich、bun、croissant > 面包
  好丽友 > 饼干 = 蛋糕
  达利园、早点 > 面包 = 蛋糕
  盼盼、茶歇、茶歇点心、下午茶、下午茶点心、会议茶歇、会议点心、点心零食、办公室零食、零食大礼包、tea break > 饼干 = 面包 = 蛋糕
  瓜子儿、香瓜子、洽洽瓜子、西瓜子、南瓜子、葵瓜子、瓜子花生、五香花生、油炸花生、酒鬼花生、花生豆、蚕豆、豆类炒货、roasted peanut、sunflower seed、melon seed、pumpkin seed、长生果、黄飞红、下酒小菜、喝啤酒配、看球赛嗑 > 炒花生
  沃隆、坚果大礼包坚果、什锦坚果、果干、核桃、杏仁、榛子、葡萄干、红枣、大枣、枸杞干、蔓越莓、nut mixed、assorted nut、trail mix、almond、cashew、cashew nut、walnut、hazelnut、dried fruit、raisin > 每日坚果
  栗仁、糖炒栗子、即食板栗、roasted chestnut、即食毛栗、冬天热乎零嘴 > 板栗仁
  pistachio nut、腰果、混合果仁、三只松鼠干果、夏威夷果、核桃仁、巴旦木、洽洽坚果、茶歇摆干果、过年待客摆、熬夜脑子累补一补、下午嘴馋吃点健康 > 开心果
  洽洽 > 每日坚果 = 炒花生
  碧根果、松子、macadamia、pecan > 每日坚果 = 开心果
  三只松鼠、三只松鼠坚果、百草味、良品铺子、坚果零食 > 每日坚果 = 炒花生 = 开心果 = 板栗仁
  阿尔卑斯、水果糖硬糖、话梅糖、lollipop、jelly bean、hard candy、boiled sweet、fruit sweet > 硬糖
  大白兔、大白兔奶糖、棉花糖、酥糖、花生酥、牛皮糖、麦芽糖、太妃糖、牛扎糖、雪花酥、toffee、caramel、marshmallow、花生牛扎、花生酥糖、结婚发糖 > 牛轧糖
  德芙、费列罗、士力架、好时、健达、m m、mm豆、黑巧、白巧克力、牛奶巧克力、代可可脂、choc、dark chocolate、milk chocolate、chocolate bar、snicker、低血糖吃点甜、情绪低落吃点甜、运动前补能量甜食 > 巧克力
  金嗓子喉宝、喉宝、咽喉片、西瓜霜、龙角散、清凉糖、薄荷、护嗓子、嗓子疼、mint、throat sweet、cough drop、cough sweet、金嗓子、荷氏、王老吉润喉、龙角散糖、枇杷糖、hall、嗓子疼含、讲课嗓子哑、嗓子干痒、铁盒清凉糖、抽烟人喉咙痰、客服说话太多喉咙哑 > 润喉糖
  口香糖、木糖醇、绿箭、益达、炫迈、泡泡糖、gum、chewing gum、bubble gum > 硬糖 = 润喉糖
  软糖、qq糖、橡皮糖、gummy、gummy bear > 硬糖 = 牛轧糖
  徐福记、结婚喜糖、混合糖、散装糖果、前台糖果、招待糖果、年货糖果 > 硬糖 = 巧克力 = 牛轧糖
  康师傅、统一老坛、统一、今麦郎、白象、汤达人、泡面桶装、泡面袋装、红烧牛肉面、老坛酸菜面、酸辣粉、火鸡面、干脆面、方便粉丝、速食面条、cup ramen、ramen noodle、instant ramen、pot noodle、公仔面、快餐面、合味道 > 方便面
  方便米饭、即食米饭、自热火锅、自热食品、自热、自热锅米饭、莫小仙、海底捞自热、单兵自热、ready meal、self heating food、self heating hotpot、mre、instant rice、不插电能吃热饭、野外作业没地方热饭、应急值守热饭 > 自热米饭
  粥罐、银鹭八宝粥、娃哈哈八宝粥、燕麦粥、皮蛋瘦肉粥、instant congee、canned porridge、黑米粥罐、皮蛋瘦肉粥速食、胃口不好吃点软、值班早饭喝粥 > 即食粥
  火腿肠、火腿、双汇、王中王、香肠即食、泡椒凤爪、卤蛋、卤味、鸭脖、牛肉干、肉脯、鱼罐头、水果罐头、黄桃罐头、梅林、梅林午餐肉、豆豉鲮鱼、金枪鱼罐头、tinned meat、tinned fish、canned fish、tuna can、ham、sausage、jerky、beef jerky、hot dog、地震应急储备吃 > 午餐肉罐头
  单兵口粮 > 自热米饭 = 午餐肉罐头
  速食、速食品、方便食品、加班吃、夜宵、值班食品、instant food、instant meal、convenience food > 方便面 = 自热米饭 = 即食粥
  即食 > 自热米饭 = 即食粥 = 午餐肉罐头
  应急食品 > 方便面 = 自热米饭 = 即食粥 = 午餐肉罐头
  橘子、桔子、砂糖橘、蜜桔、柑橘、柑、柚子、蜜柚、柠檬水果、赣南橙、果冻橙、mandarin、tangerine、clementine、lemon、广柑、冰糖橙、褚橙、剥皮酸甜多汁、爱媛果冻橙 > 脐橙
  梨、梨子、雪梨、桃、桃子、水蜜桃、平果、烟台苹果、pear、peach、蛇果、平安夜员工发、一天不看医生、黄元帅 > 苹果
  青提、阳光玫瑰、巨峰、红提、夏黑、马奶子、下午茶摆果盘 > 葡萄
  香焦、芭蕉、小米蕉、跑步后补钾吃、便秘吃啥果子好、粉蕉 > 香蕉
  西瓜、哈密瓜、甜瓜、草莓、蓝莓、樱桃、车厘子、猕猴桃、奇异果、芒果、火龙果、榴莲、菠萝、荔枝、龙眼、山竹、石榴、柿子、枣、冬枣、椰青、果盘、果篮、鲜果、时令水果、会议水果、茶歇水果、水果拼盘、水果箱、watermelon、melon、strawberry、blueberry、cherry、kiwi、kiwis、mango、mangoe、pineapple、fruit basket、fruit box、seasonal fruit > 苹果 = 脐橙 = 葡萄 = 香蕉
  大白菜、白菜、包菜、卷心菜、圆白菜、甘蓝、油菜、芹菜、香菜、韭菜、花菜、花椰菜、西兰花、西蓝花、豆芽、大葱、小葱、spinach、lettuce、cabbage、broccoli、cauliflower、celery、salad、上海青、鸡毛菜、油麦菜、空心菜、菜心、娃娃菜、食堂每天炒素菜 > 叶菜
  黄瓜、青瓜、茄子、辣椒、青椒、彩椒、西红市、蕃茄、小番茄、cherry tomato、cucumber、eggplant、chili、chilli、bell pepper、圣女果、千禧果、炒鸡蛋搭配、做牛腩锅底酸甜菜 > 番茄
  莲藕、藕、山药、红薯、地瓜、芋头、玉米、小土豆、洋山芋、sweet potato、corn、薯仔、炸薯条原料、切丝醋溜、食堂炖牛肉块配 > 土豆
  红罗卜、甘笋、对眼睛好菜、新疆抓饭放 > 胡萝卜
  洋葱、姜、生姜、蒜、大蒜、onion、garlic、ginger > 土豆 = 胡萝卜
  蔬菜包、食堂蔬菜、食堂买菜、时令蔬菜、净菜、豆角、四季豆、冬瓜、南瓜、丝瓜、苦瓜、蘑菇、香菇、金针菇、木耳、竹笋、豆腐、豆制品、海带、veggy、veg、fresh vegetable、mushroom、pumpkin、tofu > 叶菜 = 番茄 = 土豆 = 胡萝卜
  鸡蛋30枚、30枚鸡蛋、蛋类、柴鸡蛋、草鸡蛋、笨鸡蛋、洋鸡蛋、鸭蛋、咸鸭蛋、鹌鹑蛋、皮蛋、松花蛋、egg fresh、fresh egg、chicken egg、duck egg > 鸡蛋
  鲜猪肉、生猪肉、瘦肉、里脊、里脊肉、前腿肉、后腿肉、肉末、肉馅、排骨、猪蹄、猪排骨、猪肋排、pork belly、pork rib、pork chop、minced pork、bacon、双汇猪肉、包饺子剁馅用、食堂做红烧肉、猪腿肉、回锅肉 > 猪肉
  肥牛、牛排、牛腩、牛肉卷、羊肉、羊肉卷、羊排、羊腿、ground beef、steak、beef steak、beef slice、lamb、mutton、牛展、金钱腱、花腱、卤着切片凉拌、健身增肌吃红肉、牛肉火锅切片 > 牛腱子
  整鸡、白条鸡、三黄鸡、鸡翅、鸡胸肉、鸡胸、鸡爪、鸡腿肉、鸭、鸭肉、鸭腿、禽肉、chicken thigh、drumstick、chicken breast、chicken wing、poultry、duck、鸡全腿、frozen drumstick、手枪腿、奥尔良烤着吃、食堂每人一只荤菜 > 鸡腿
  肉丸、mince > 猪肉 = 牛腱子
  肉食、肉类食材、食堂肉、冻货、冷冻肉、冻肉、冻品、生鲜肉、fresh meat、frozen meat > 猪肉 = 鸡腿 = 牛腱子
  食堂食材、食材、鱼、鱼肉、带鱼、虾、虾仁、海鲜、水产、fish、shrimp、prawn、seafood > 鸡蛋 = 猪肉 = 鸡腿 = 牛腱子
  零食礼盒、零食礼包、干货礼盒、特产礼盒、坚果礼、坚果大礼包、坚果礼品、hamper、gift hamper、gift basket、christma hamper、snack box、snack gift box、nut gift、三只松鼠礼盒、年货大礼包、良品铺子礼包、炒货礼盒、腰果开心果礼盒、新年客户寄零嘴、百草味大礼包、碧根果礼箱、洽洽坚果礼、干货大礼包 > 坚果干果礼盒
  粮油套装、米油礼盒、米油套装、米面粮油、米面粮油套装、油米礼盒、杂粮礼盒、金龙鱼福利套装、工会米油、慰问困难职工、过节发米发油、食用油大米组合、rice oil gift、走访贫困户带 > 粮油组合礼盒
  生日礼、生日礼品、生日福利、生日卡、蛋糕券、birthday present、birthday box > 生日礼盒
  茶礼、茶叶送礼、送礼茶叶、茶叶礼品、tea gift、龙井送礼、铁观音礼品、普洱送客户、送领导喝、小罐茶、招待贵宾回礼 > 茶叶礼盒
  春节慰问品、员工慰问、员工慰问品、节日慰问、节日慰问品、工会慰问、工会慰问品、食品礼盒、food gift box > 坚果干果礼盒 = 粮油组合礼盒
  伴手礼、商务礼品、商务礼盒、客户礼品、高档礼盒、corporate gift、business gift > 坚果干果礼盒 = 茶叶礼盒
  春节福利、春节员工福利、春节礼盒、春节大礼包、新年礼盒、年货、年货礼盒、过年福利、过年礼盒、节日礼盒、节日礼品、国庆福利、送礼、送礼礼盒、holiday gift、holiday gift box、christma gift > 坚果干果礼盒 = 粮油组合礼盒 = 茶叶礼盒
  员工福利礼盒、员工福利品、员工福利大礼包、员工礼品、员工礼物、工会福利、三八节福利、妇女节福利、妇女节礼品、福利、福利品、福利大礼包、福利礼品、福利包、福利套餐、礼包、大礼盒、礼品、礼物、gift pack、employee gift、staff gift、welfare gift、welfare pack > 坚果干果礼盒 = 粮油组合礼盒 = 生日礼盒 = 茶叶礼盒
  中秋、中秋节、中秋福利、中秋节福利、中秋节礼盒、中秋礼品、中秋慰问、五仁月饼、冰皮月饼、流心月饼、莲蓉月饼、双黄月饼、苏式月饼、稻香村月饼、美心月饼、月饼券、mooncake box、mooncake gift box、mid autumn、mid autumn festival、mid autumn gift、八月十五礼品 > 月饼礼盒
  端午、端午节、端午节福利、端午福利、端午节礼盒、端午礼品、粽子券、肉粽、甜粽、咸粽、蛋黄粽、嘉兴粽子、五芳斋、五芳斋粽子、咸鸭蛋礼盒、宗子、棕子、dragon boat、dragon boat festival、sticky rice dumpling、zongzi gift box、蜜枣粽、咸蛋黄粽、五月节福利、裹蒸粽、诸老大、碱水粽 > 粽子礼盒
  元宵节、元宵节福利、汤园、汤丸、黑芝麻汤圆、思念汤圆、三全汤圆、青团、清明节、重阳糕、年糕、lantern festival、glutinous rice ball、正月十五发、sweet rice ball、冬至南方吃 > 汤圆
  腊八、腊八节、腊八蒜、八宝粥礼盒、laba、腊八节礼品、腊八米、腊八节送员工、腊月初八喝、八宝米礼品、腊月八宝粥料包 > 腊八粥礼盒
  节令、时令食品、腊肉、腊肠、香肠腊肉、seasonal food、festival food、festive food > 月饼礼盒 = 粽子礼盒 = 汤圆 = 腊八粥礼盒
  明前茶、碧螺春、毛尖、黄山毛峰、夏天喝茶降火 > 龙井绿茶
  冲泡糊糊、五谷粉冲泡、核桃黑豆粉、头发白想补、老年人早餐冲糊、桑葚核桃黑豆糊、藕粉、胃不好喝点糊糊 > 黑芝麻糊
  皇冠曲奇铁盒、黄油小饼干、趣多多、奥利奥、夹心饼、配咖啡吃饼 > 曲奇饼干
  欧包、早上赶地铁边走边啃、下午三点肚子空、出差火车充饥 > 手撕面包
  闲趣、胃酸反胃垫一垫、孕吐吃点、糖尿病人饿了吃 > 苏打饼干
  棒棒糖、悠哈、会议室摆糖、前台招待糖果、真知棒、一斤散装水糖、会议桌摆小甜食 > 水果硬糖
  鸡子儿、德青源、早餐每人煮 > 鲜鸡蛋
  同事过生日送啥 > 员工生日礼盒
`
