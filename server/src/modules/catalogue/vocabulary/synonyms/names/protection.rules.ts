/** Trade names of protection, fire and road safety: see `namesFrom`. */
export const protectionNames = `
  挂胶、挂胶劳保手套、浸胶劳保手套、尼龙浸胶手套、带胶手套、带胶劳保手套、半浸手套、全浸手套、全胶手套、半胶手套、厨房洗碗手套、洗碗手套、家务手套、胶皮手套加厚、工业橡胶手套、防化手套、耐酸碱手套、dipped glove、chemical resistant glove、chemical glove、household glove > 浸胶手套
  皱纹手套、latex coated glove、起皱手套、绑钢筋手套、泥瓦工手套、防滑劳保手套、搬货磨手、一打挂胶手套、棉纱挂胶手套、登升手套、家里种花拔草、快递分拣手套、胶皮劳保手套、胶片手套、工地瓦工挂胶手套、搬砖扎钢筋护手 > 乳胶皱纹手套
  点珠手套、点胶手套、dotted glove > 点塑手套
  防油手套、防油丁腈手套、机械手套、维修手套、汽修手套、耐油手套、安思尔手套、霍尼韦尔手套、coated work glove、palm coated glove、mechanic glove、foam nitrile glove > 浸胶手套 = 涂层防护手套
  劳保胶手套、王子手套、发泡手套、花园手套、园艺手套、grip glove、gardening glove > 浸胶手套 = 乳胶皱纹手套
  pu coated glove > 涂层防护手套 = 涂层防静电手套
  装卸手套、搬货手套 > 浸胶手套 = 乳胶皱纹手套 = 点塑手套
  工地手套、干活手套、干活戴手套、干活、星宇手套、rigger glove、builder glove、general purpose glove > 浸胶手套 = 涂层防护手套 = 涂层防静电手套 = 乳胶皱纹手套 = 点塑手套
  电子厂手套、无尘车间手套、碳纤维手套、精密装配手套、拿电路板怕静电、修主板戴、pu palm fit glove、流水线组装手套、装电子元件防滑、装电路板戴手上防静电、精密装配护手不掉毛、贴片车间护手防静电 > 涂层防静电手套
  防刀割、防切、切菜手套、切肉手套、切肉防割手套、五级防割、防割伤手套、防割手、防玻璃手套、拿玻璃手套、搬玻璃、搬玻璃手套、防刺防割、防扎手套、金属手套、cut level 5 glove、cut 5 glove、level 5 glove、cut resistance glove、kevlar glove、slash resistant glove、dyneema glove、puncture resistant glove、glass handling glove > 防割手套 = 防切割手套
  防刀手套、切菜防切手、保安防刀手套、切菜老切到手、厨师切配手套、切土豆丝怕切手指、防利器手套、一双防刀手套、雕刻木头怕割手、刀砍不破手套、防砍手套、五级防割手套、防划手套、防割手套pu涂层灰色、玻璃厂搬玻璃手套、切菜怕切到手、搬玻璃防划伤手、处理锋利铁皮护手 > 防切割手套
  抬玻璃板划手、装玻璃幕墙戴、杀鱼手套、屠宰手套、chain mail glove、肉联厂手套、锯骨手套、开生蚝手套、剔骨手套、butcher glove、杀鱼不扎手、分割肉怕刀、剁排骨护手、钣金手套、冲压手套、5级防割、高分子聚乙烯手套、薄款防割手套、触屏防切手套、搬铁皮割手、车间毛刺划手、dyneema手套、ansi a5 glove、拿刀片换刀手套、10双装防割手套、不锈钢手套、钢环手套、铁手套、锁子甲手套、高分子聚乙烯防割手套、不锈钢环手套m号、代尼玛防割手套、屠宰场分割肉戴手套、钣金冲压工防割手套、开生蚝护手、剔骨切肉护手、冲压毛刺割手、chainmail glove、stainless steel mesh glove > 防割手套
  高压电手套、带电手套、防触电手套、防电、10kv手套、12kv手套、20kv手套、5kv手套、电网手套、电业手套、配电室手套、绝缘胶手套、高压绝缘、lineman glove、linesman glove、class 0 glove、class 2 glove、dielectric glove、electrical safety glove、electrically insulated glove、400v手套、新能源汽车维修手套、接线怕电手、500v手套、换电表戴、充电桩检修手套、电工橡胶手套、橡皮电工手套、rubber insulating glove、双安绝缘手套、电工胶皮手套、胶质防电手套、绝缘橡皮手套一双、5kv橡胶手套、橡胶绝缘手套、天安绝缘手套橡胶、配电房橡胶手套绝缘、修电路怕手触电、带电接线护手 > 绝缘手套
  焊手套、焊工皮手套、长款焊工手套、电焊皮手套、二保焊手套、welder gauntlet、welding gauntlet、gauntlet、gauntlet glove、mig glove > 电焊手套
  tig glove、捏焊丝不笨手、氩弧焊护手灵活 > 氩弧焊手套
  劳保皮手套、皮手套劳保、皮革手套、cowhide glove、帆布皮手套、半皮手套、司机皮手套、吊装皮手套、leather work glove、driver glove、起重工手套、搬木头扎手、搬钢筋扎手、修剪月季防刺、一打皮手套 > 牛皮搬运手套
  防火手套、防烫、烤箱隔热手套、铝箔手套、铸造手套、冶炼手套、锅炉手套、foundry glove、furnace glove、heat proof glove、high temperature glove、oven mitt > 耐高温手套
  烧电焊、烧焊 > 电焊手套 = 氩弧焊手套
  猪皮手套 > 电焊手套 = 牛皮搬运手套
  防火花手套、阻燃手套 > 电焊手套 = 耐高温手套
  帆布手套、液氮手套、防冻手套、低温手套、cryogenic glove、canva glove > 电焊手套 = 氩弧焊手套 = 牛皮搬运手套 = 耐高温手套
  蓝色丁腈手套、黑色丁腈手套、丁晴一次性手套、nitrile disposable glove、纹身手套、美容院手套、做实验移液戴、牙科手套、爱马斯手套、丁腈检查手套、做实验防试剂沾手完扔、洗车保养不想手沾油完丢、防护手部完即弃耐油、nitrile exam glove > 一次性丁腈手套
  latex disposable glove、胶皮薄手套、洗头房薄胶手套、家政擦洗薄胶手套、老人擦身子戴、橡皮薄手套、护工护理手套、医生手套盒装、乳胶检查手套、无粉乳胶检查手套s、护理病人隔离手部完扔 > 一次性乳胶手套
  塑料薄膜手套、pe手套一次性、tpe手套、cpe手套、poly glove、pe glove、tpe glove、抽取手套、撸串手套、disposable pe glove、熟食手套、拌凉菜、吃小龙虾不沾手、染发戴、啃鸡爪不脏手、食堂打饭手套、烧烤店吃饭手套、凉拌菜抓菜戴手上 > 薄膜手套
  一次性橡胶手套、麻面手套、实验室手套 > 一次性丁腈手套 = 一次性乳胶手套
  美容手套 > 一次性丁腈手套 = 一次性 pvc 手套
  吃龙虾手套 > 一次性丁腈手套 = 薄膜手套
  一次性薄手套、透明手套、plastic disposable glove > 一次性 pvc 手套 = 薄膜手套
  一次性胶手套、英科手套、保洁手套、powder free glove > 一次性丁腈手套 = 一次性乳胶手套 = 一次性 pvc 手套
  一次性食品手套、食品级手套、餐饮手套、染发手套、food handling glove、food service glove > 一次性丁腈手套 = 一次性 pvc 手套 = 薄膜手套
  薄手套、disposible glove、single use glove、throwaway glove > 一次性丁腈手套 = 一次性乳胶手套 = 一次性 pvc 手套 = 薄膜手套
  点心店透明手套、乳胶过敏戴、打菜戴手上、验货薄手套 > 一次性 pvc 手套
  工地安全头盔、工帽、施工头盔、头盔工地、工地头盔、建筑工地帽、领导安全帽、监理帽、监理安全帽、国标安全帽、加厚安全帽、透气安全帽、带灯安全帽、电力安全帽、电工安全帽、矿工帽、矿帽、矿用安全帽、安全帽abs、红色安全帽、白色安全帽、黄色安全帽、蓝色安全帽、智能安全帽、下颌带安全帽、安全帽带、帽衬、防砸帽、construction helmet、construction hat、site helmet、work helmet、safety hardhat、vented helmet、industrial helmet、miner helmet、mining helmet、frp helmet、head protection、玻璃钢盔、施工员红帽子、国网蓝帽、3mh 700、工地进场必须戴、硬帽、胶盔、参观工厂访客戴头上、来访客户看工地、一字帽、藤帽、柳条帽、临时工戴头上、黄色塑料工帽、小工黄帽子、配工地帽耳包、工地戴帽还要防噪、塑料安全帽、工人普通安全帽、进施工现场头部防护、工地检查戴头上、防高空坠物砸头、工人护头一字型、护头抗冲击玻璃钢 > 安全帽
  鸭舌帽安全帽、鸭舌防撞帽、棒球帽安全帽、车间防撞帽、车间帽、轻便安全帽、透气防撞帽、防撞工作帽、bump hat、baseball bump cap、baseball cap helmet、scalp protection、帽檐挡视线抬头看不见、短檐安全帽 > 防撞帽
  冬季棉帽、防寒帽、棉帽、雷锋帽、护耳棉帽、保暖安全帽、winter safety helmet、thermal helmet、冬季工地帽、加绒工地帽、雷锋帽式头盔、冬天施工冻耳朵、winter hard hat、保暖头盔、工地棉帽子、羊剪绒工帽、冷库帽、冷库干活冻头、东北工地棉帽、带护耳头盔、一箱棉工帽、带棉内胆安全帽、东北冬天工地安全帽、冬天户外施工头冷、冬天护头保暖防砸 > 防寒安全帽
  登山头盔、mountaineering helmet、攀岩头盔、救援头盔、登高帽、消防抢险盔、climbing helmet、攀岩帽、蓝天救援头盔、绳索救援护头、高空蜘蛛人头盔、无檐工地帽、探洞头盔、漂流头盔、rescue helmet、爬风电塔筒戴头上、爬电线杆护头、高空作业头盔四点下颏带、攀岩安全帽透气、应急救援队头盔、攀爬铁塔护头 > 登山式安全帽
  运动安全帽 > 防撞帽 = 登山式安全帽
  劳保护目镜、防冲击眼罩、打磨护目镜、防溅护目镜、防溅眼罩、眼罩、防护眼罩、防雾护目镜、防化护目镜、防酸碱眼镜、防化眼罩、实验护目镜、近视护目镜、骑行护目镜、protective goggle、lab goggle、chemical goggle、splash goggle、anti fog goggle、木工护目、铁屑崩眼、打磨火星飞眼睛、割草怕石子崩眼、化学品溅到眼睛、打农药护眼、喷漆护眼、防风沙眼镜、防冲击眼镜防刮灰色、木工切割防飞屑眼镜、打磨时铁屑进眼睛、切割打飞屑护眼、倒酸碱怕溅眼睛、喷农药护眼密封 > 护目镜
  防冲击眼镜、实验眼镜、眼镜劳保、工作眼镜、防护镜片、safety spectacle、saftey glass、safety spec、eyeglass protective、work glass、over glass、平光镜、3m眼镜、访客眼镜、防尘眼镜、霍尼韦尔眼镜、车床工护眼、切洋葱辣眼睛、uvex优唯斯、一盒劳保眼镜、防唾沫眼镜、平光防护镜、防飞沫眼镜、实验室护目眼镜、戴近视镜外面再套护眼 > 防护眼镜
  焊工镜、welding spectacle、气焊墨镜、焊工墨镜、烧焊晃眼、电焊打眼、气割墨镜、焊工怕弧光刺眼、烧焊防强光眼镜、氩弧焊眼镜墨绿 > 焊接眼镜
  防风眼镜、防沙眼镜、打磨眼镜、防飞溅、防溅眼镜、防溅镜、激光护目镜、激光防护镜、护眼镜、护目眼镜、safety eyewear、eye wear、eyewear、laser goggle > 护目镜 = 防护眼镜
  防紫外线眼镜、墨镜劳保 > 防护眼镜 = 焊接眼镜
  眼部防护 > 护目镜 = 防护眼镜 = 焊接眼镜
  防护面具透明、透明面罩、防溅面罩、防护面罩头戴、割草面罩、打草面罩、防飞溅面屏、隔离面罩、防冲击面屏、防喷溅面罩、防油溅、炒菜面罩、防电弧面屏、电弧面屏、faceshield、splash shield、face guard、arc flash shield、grinding shield、打磨面罩、割草机面罩、有机玻璃面罩、炒菜油溅脸、打磨铁屑崩脸、高压冲洗溅一脸、打磨防火花溅脸、割草防石子打脸、化学液体溅到脸上 > 防护面屏
  焊帽自动、自动变光、自动变光面罩、自动变光焊帽头戴、自动变光电焊面罩、auto darkening welding helmet > 变光焊帽
  手持面罩、welding shield、welding face shield、手拿电焊罩、焊工手持罩、点焊挡脸、手把焊挡脸、临时点焊两下遮脸 > 焊接面罩
  头戴面罩 > 防护面屏 = 焊接面罩
  电焊面具、电焊防护面罩、电焊防护罩、电焊罩、烧焊面罩、烧电焊面罩、氩弧焊面罩、weld helmet、welding hood、welder mask > 变光焊帽 = 焊接面罩
  面部防护 > 防护面屏 = 耐高温面罩 = 变光焊帽 = 焊接面罩
  镀金面屏、炉口烤脸、出钢水挡脸、防热辐射面屏、炉前烤脸防辐射热 > 耐高温面罩
  耳朵塞子、耳朵塞、防噪音耳朵塞、睡觉耳塞、防吵耳塞、工业耳塞、3m耳塞、带线耳塞、子弹型耳塞、海绵耳塞、泡棉耳塞、硅胶耳塞、车间耳塞、foam earplug、corded earplug > 隔音耳塞 = 耳塞
  降噪耳机工业、射击耳罩、耳套、护耳、防护耳罩、工业耳罩、3m耳罩、护耳罩、noise cancelling earmuff、noise reduction earmuff > 隔音降噪耳罩 = 耳罩
  防噪音、降噪、隔音、听力防护、听力保护、ear protection、ear protector、hearing protector、noise protection > 隔音耳塞 = 耳塞 = 隔音降噪耳罩 = 耳罩
  3m1270、塞耳朵防噪水洗重复 > 耳塞
  隔音耳机、空压机房太吵、学习静音耳包、机房噪声大、车间噪音太大护耳朵、打炮机旁边护听力 > 隔音降噪耳罩
  电焊工鞋、防烫鞋、welder boot、焊工鞋、电焊鞋、高帮劳保鞋、welding boot、防烫脚鞋、焊渣掉鞋里、高腰工装靴、电焊护脚踝 > 焊工安全靴
  老保鞋、劳宝鞋、劳动保护鞋、防护鞋工地、钢头劳保鞋、钢头工作鞋、防砸劳保鞋、防砸防刺、防砸防刺鞋、防穿刺鞋、防扎鞋、铁头鞋、铁头劳保鞋、大头鞋、大头皮鞋、包头鞋、安全靴、工地靴、防砸靴、工装鞋、工装靴、车间工作鞋、工厂鞋、防滑劳保鞋、轻便劳保鞋、透气劳保鞋、冬季劳保鞋、棉劳保鞋、低帮安全鞋、耐油鞋、工鞋、steel toe cap boot、steel toecap boot、steel toe cap shoe、steel toe、steel cap boot、toe cap shoe、toecap boot、safety footwear、safety trainer、protective footwear、composite toe shoe、composite toe boot、construction boot、non slip work shoe > 安全鞋 = 劳保鞋
  电子厂鞋、加油站员工鞋、化工厂鞋、油库进门脚下防静电、锂电车间鞋、工地怕踩钉子、塑钢头鞋、叉车压脚、塑钢头安全鞋轻便、工地防钉子鞋、工地踩钉子扎脚、搬重物砸脚 > 安全鞋
  车间鞋、站一天脚底板疼、上班护脚趾透气不臭脚 > 劳保鞋
  电工鞋6kv、6kv绝缘鞋、电工劳保鞋、高压绝缘鞋、绝缘皮鞋、eh shoe、electrical safety shoe > 绝缘鞋
  10kv绝缘靴、20kv绝缘靴、25kv绝缘靴、35kv绝缘靴、电力靴、绝缘雨鞋、双安绝缘靴、dielectric boot、electrical boot、insulated rubber boot、电工靴、高压靴、10kv高压靴、high voltage boot、配电室靴子、变电站靴子、验电穿脚、电力巡线靴、巡视高压设备脚上穿、电厂高压雨靴、雷雨天巡线穿脚、倒闸操作脚上穿、一双高压靴、变电站巡检高压靴、防跨步电压、高压操作脚部防触电 > 绝缘靴
  电工胶鞋、解放鞋绝缘、解放鞋电工、绝缘布鞋、insulated rubber shoe > 绝缘胶鞋
  dielectric overshoe、套在鞋外面防电、绝缘鞋套 > 绝缘套鞋
  electrical hazard boot、electrician boot > 绝缘鞋 = 绝缘靴
  防触电鞋、帆布绝缘鞋、双安绝缘鞋 > 绝缘鞋 = 绝缘胶鞋
  雨胶鞋、橡胶雨靴、短筒雨靴、低筒雨鞋、耐酸碱雨靴、劳保雨鞋、加棉雨鞋、welly boot、wellington、galosh > 雨靴
  下水裤、下水鞋、水裤、捉鱼裤、插秧鞋、wader > 水靴
  厨房水鞋、厨房雨鞋、食堂胶鞋、食品厂白胶鞋、白胶靴、食品靴 > 卫生靴
  水胶鞋、中筒水鞋、防水鞋、防滑水鞋、矿靴、三防靴、耐酸碱靴、化工靴、防化靴、工矿靴、防汛靴、gum boot、pvc boot、water boot、waterproof boot、muck boot > 雨靴 = 水靴
  工业防尘口罩、粉尘口罩kn95、防工业粉尘、挡灰口罩、打磨口罩、装修口罩、打灰口罩、木工口罩、防pm2.5口罩、雾霾口罩、kn90、kn100、kn95防尘口罩、3m口罩、3m9502、9501、9502、8210、ffp3、ffp1、p2口罩、带呼吸阀口罩、呼吸阀口罩、活性炭面罩、炭口罩、头戴式口罩、耳挂口罩、甲醛口罩、防甲醛口罩、dustmask、particle mask、particulate mask、n95 respirator、ffp2 mask、ffp3 mask、p2 mask、respirator mask、disposable respirator、valved mask、sanding mask、cup respirator、切瓷砖扬尘呛鼻子、扬灰水泥呛嗓子、工地扬尘口罩、雾霾天出门、沙尘暴天气、环卫扫地灰大、打磨腻子防吸灰、粉尘大不想贴嘴立体 > 防尘口罩
  电焊口罩、焊工口罩、welding fume mask、烧焊烟大戴嘴、焊烟呛人、3m8515、吸焊烟咳嗽、烧电焊防吸烟尘 > 焊接烟尘口罩
  防烟口罩 > 防尘口罩 = 焊接烟尘口罩
  防毒气面具、防毒面具全脸、全脸面具、毒气面罩、6800、唐人防毒面具、逃生面具、消防逃生面具、火灾逃生面罩、过滤自救呼吸器、长管呼吸器、空气呼吸器、正压呼吸器、全面具、面具、full face respirator、full facepiece、escape hood、smoke hood、scba、breathing apparatus、氨气泄漏应急、有毒气体救人进去戴、毒气泄漏戴脸上、霍尼韦尔全面罩硅胶、有毒气体泄漏防护眼鼻都遮 > 防毒面具
  3m7502、半面具、half facepiece、half face mask、打药呛鼻子、猪鼻子口罩、喷漆味道太大护口鼻、打农药防中毒 > 硅胶半面罩
  活性炭滤盒、3m滤盒、6001、6003、过滤棉5n11、5n11、organic vapour cartridge、p100 filter、3m6001、喷漆滤盒、organic vapor cartridge、防毒面具配件盒、卡扣滤毒盒、苯甲苯滤盒、一对滤盒、喷漆面具还闻到味要换 > 滤毒盒
  喷漆防毒面具、喷漆面罩、喷漆口罩、喷涂口罩、油漆口罩、农药口罩、打农药面具、打农药口罩、3m6200、6200面具、6200、3m面具、3m防毒面具、organic vapor respirator、spray paint mask、paint mask、painting mask、painter mask、chemical respirator > 防毒面具 = 硅胶半面罩
  滤芯防毒、滤毒、gas mask filter、mask filter、respirator filter > 滤毒盒 = 滤毒罐
  防有机气体、防氨气、防硫化氢 > 防毒面具 = 滤毒盒 = 滤毒罐
  防毒 > 防毒面具 = 硅胶半面罩 = 滤毒盒 = 滤毒罐
  滤罐、7号罐防酸、一氧化碳滤罐、硫化氢滤罐、防酸性气体滤罐、拧螺口毒气罐、消防应急防毒面具罐 > 滤毒罐
  反光衣服、反光条衣服、反光工服、反光雨衣、荧光服、安全服、夜间施工服、环卫服、环卫工人服、hivis jacket、hi vis jacket、high visibility jacket、reflector jacket > 反光服
  反光衣马夹、反光马夹印字、反光背心工地、荧光绿马甲、荧光黄马甲、警示马甲、警示背心、安全马甲、路政马甲、交警马甲、交通马甲、夜光背心、夜光马甲、夜行背心、志愿者马甲、施工背心、工地马甲、工地背心、发光背心、马甲、马夹、high vis vest、hi vis waistcoat、fluorescent vest、reflector vest、reflective waistcoat、reflective safety vest、traffic vest、road vest、visibility vest > 反光背心 = 反光马甲
  夜间施工、夜间反光、施工反光衣、hi viz、hiviz、high vis > 反光背心 = 反光马甲 = 反光服
  夜里干活怕车撞、夜跑晚上亮眼、货车司机下车穿、叉车区行人显眼、晚上路边指挥交通、停车换轮胎怕被追尾、反光衫、车辆年检反光背心、晚上马路上作业醒目、高速停车下车穿身上 > 反光马甲
  工程马甲、安全员马甲、印字工程马甲、项目经理巡工地穿、十件装工程马甲、网布反光衣、透气反光衣、夏天薄反光衣、mesh safety vest、骑行反光衣、志愿者反光马夹、交通协管马甲、路政反光衣、夏天穿不热反光衣、一包网布反光衣、网格反光衣、夏季反光马甲、工程反光马甲口袋、多口袋反光马甲牛津布橙色、反光背心带口袋xl印logo、网布反光背心荧光黄、监理多口袋反光马甲、夏天路上作业穿身上透气醒目、巡检穿身上醒目又能装对讲机、mesh reflective vest > 反光背心
  劳保工作服、保洁服、物业工作服、保安服、电工服、电焊服、焊工服、阻燃服、阻燃工作服、食堂工作服、厨师服、厨师衣、flame resistant clothing、fr clothing、work uniform、staff uniform、chef jacket > 工作服
  工装套装、工装夹克、背带裤、吊带裤工装、连体裤、马裤、dungaree、bib overall、cargo pant > 工装
  棉工作服、冬季棉服、冬季棉衣、军棉衣、军大衣棉、保安大衣、羽绒工作服、winter parka、parka、thermal jacket、insulated jacket、quilted jacket、值夜班冻得慌、冷库进出御寒、室外零下施工穿、冬天门岗站岗冷、冷库干活穿身上保暖 > 防寒棉大衣
  工人服、工人衣服、工作服上衣、工作服裤子、工装上衣、冲锋衣工作服、劳动服、劳保衣服、劳动布工作服、牛仔工作服、汽修服、维修服、车间衣服、厂服定制、工衣定制、工服定制、工作装、长袖工装、夏季工作服、夏装、秋季工作服、春秋工作服、春秋厂服、t恤工作服、文化衫、polo衫、工作t恤、连裤工作服、围裙、围裙工作、套袖、袖套、work jacket、work shirt、boilersuit、apron、polo shirt > 工作服 = 工装
  冬季工作服、冲锋衣 > 工作服 = 防寒棉大衣
  防静电衣、防静电工作服、静电服上衣、静电大褂、静电工衣、无尘服连体、无尘车间衣服、净化服、白大褂、实验服、实验室白大褂、esd smock、esd jacket、esd garment、esd clothing、antistatic coat、anti static coat、cleanroom coverall、clean room suit、lab coat、进电子车间穿身上、smt车间工衣、防静电工衣 > 防静电大褂
  防尘服、喷漆服、喷漆连体服、喷漆防护服、一次性连体服、杜邦防护服、tyvek、tyvek suit、养殖防护服、disposable suit、paint suit、painting suit、spray suit、大白衣服、喷砂打磨一身灰、打农药怕沾身上、3m4515、防护服连体、白色连体防护服、喷漆工人连体衣、消毒防疫穿身上完扔、养殖场进场穿隔离一次性 > 一次性防护服
  重型防化服、防酸碱、防酸碱围裙、酸碱服、防酸碱服、硫酸溅身上、装卸酸碱身上防溅、蓄电池充酸穿、怕酸液溅到衣服 > 耐酸碱工作服
  雨衣雨裤套装、分体雨衣套装、分体雨衣雨裤、电动车雨衣、外卖雨衣、环卫雨衣、劳保雨衣、工地雨衣、雨裤、防水衣、防水服、长款雨衣、rain gear、rainsuit、rainwear、rain jacket、waterproof suit、雨衣雨裤、下雨骑车淋湿、下大雨还要巡检、下雨天户外干活不淋湿、防汛值班穿身上防水 > 分体式雨衣套装
  杜邦防化服、轻型防化服、化学防护服、防化、chemical protective suit、chemical protective clothing、hazmat > 一次性防护服 = 耐酸碱工作服
  避火服、隔热服 > 防静电大褂 = 一次性防护服 = 耐酸碱工作服 = 分体式雨衣套装
  高空保险带、保险带、五点、三点式安全带、双钩安全带、双大钩安全带、单钩安全带、半身安全带、背带安全带、工地安全带、爬电杆安全带、电力安全带、全身安全带、安全带双钩、fall protection harness、body harness、full harness、climbing harness、roof harness > 安全带
  高空安全绳、高空作业安全绳、缓冲包安全绳、双钩缓冲绳、外墙清洗绳、防坠落绳、水平生命线、fall arrest lanyard、safety line、double lanyard、shock absorbing lanyard > 安全绳
  高楼逃生绳、消防绳、逃生绳、高楼逃生、溺水救人拉上来、火灾从窗户往下逃、尼龙绳救援 > 救生绳
  防坠落器、高空防坠器、速差、10米速差器、自锁器钢丝绳、fall arrest block、srl、rope grab、retractable lifeline、爬梯用防坠器 > 速差自控器
  登山绳、攀岩绳、尼龙绳安全、蜘蛛人绳、生命线、climbing rope、life line > 安全绳 = 救生绳
  防坠、fall arrest kit、working at height kit > 安全带 = 安全绳 = 速差自控器
  高空作业、坠落防护、安全网、fall arrest、work at height > 安全带 = 安全绳 = 救生绳 = 速差自控器
  灭火机、灭火桶、灭火罐、干粉灭火、干粉灭火机、4kg灭火器、4公斤灭火器、8kg灭火器、35kg灭火器、手提灭火器、手提式灭火器、车载灭火器、车用灭火器、家用灭火器、泡沫灭火、泡沫灭火机、二氧化碳灭火、co2灭火、七氟丙烷灭火器、悬挂灭火器、灭火弹、灭火球、灭火器箱、灭火器箱子、灭火器年检、灭火器换粉、灭火、消防瓶、推车灭火、大型灭火器、abc powder extinguisher、abc extinguisher、dry powder extinguisher、powder extinguisher、wheeled extinguisher、fire bottle、fire ext、carbon dioxide extinguisher、带轮子灭火器、车间大号灭火器、变电站推车灭火、油罐区灭火、手推式灭火器、大型轮式灭火器、大面积着火推过去喷 > 灭火器
  消防水带接口、消防卷盘、消防软管卷盘、消火栓柜、室内消火栓、室外消火栓、消防箱子、水带箱、消防泵接合器、fire hose reel、hose reel、fire hydrant box、hydrant box、hose cabinet、fire hose cabinet、薄型单栓箱、放消防水带、墙上嵌放水带、墙上装水带水枪柜子 > 消火栓箱
  双头应急灯、安全应急灯、停电应急灯、emergency lighting、emergency luminaire、停电自动亮、断电疏散照明、断电自动亮消防疏散、消防验收走廊停电照明 > 消防应急照明灯
  消防桶黄沙、黄沙箱、fire sand bucket、红色消防铁桶、油库防火沙、地面漏油撒沙扑火、装灭火沙子、加油站装黄沙灭火 > 消防沙桶
  消防应急柜、消防工具柜、灭火毯、防火毯、消防毯、消防服、消防靴、消防头盔、微型消防站柜、消防站、消防套装、fire blanket、fire safety kit、微型消防柜、消防柜套装、义务消防队装备、消防器材柜、四人位消防柜、保安室消防装备、工地消防柜、消防头盔水带、商场初期火灾处置、应急消防器材套装、微站消防装备、社区微站验收配置 > 微型消防站器材
  消防水带、消防水枪、消防水管、消防软管、消防器材箱、消防柜子、fire hose、fire box > 消火栓箱 = 微型消防站器材
  消防铲、消防锹、消防钩、fire point > 消防沙桶 = 微型消防站器材
  烟感、烟雾报警器、烟雾感应器、感烟探测器、火灾报警器、消防报警、手报、fire fighting、firefighting、firefighting equipment、smoke detector、smoke alarm、fire alarm > 消火栓箱 = 消防应急照明灯 = 消防沙桶 = 微型消防站器材
  安全标示、安全标识贴、标识贴、标示、标牌定制、灭火器标识、设备标识牌、管道标识、门牌、科室牌、房间牌、反光标牌、铝牌、pvc标牌、signboard、sign board > 安全标识牌
  警示标识、警示标识牌、警示标语、警示贴、警示标贴、当心触电、有电危险、高压危险、止步高压危险、禁止合闸、当心机械伤人、当心坠落、当心滑倒、小心地滑、小心地滑牌、小心台阶、小心碰头、当心、禁止入内、禁止通行、禁止攀爬、禁止停车、danger sign、caution sign、hazard sign、warning label、wet floor sign、floor sign、electrical warning sign、high voltage sign、no entry sign、no parking sign、当心坠落牌、必须戴安全帽牌、职业危害告知牌、当心机械伤人牌、车间安全标语牌、叉车出没标牌、设备警告贴、仓库重地闲人免进、提醒工人戴好安全帽、安监检查挂墙、车间标牌、安全标语牌、提示牌注意安全、验厂标识牌、提醒工人佩戴劳保 > 安全警示牌
  出口指示牌、逃生指示牌、逃生指示、紧急出口、紧急出口牌、安全出口牌、疏散指示牌、夜光指示牌、fire exit sign、夜光出口贴、紧急出口标牌、逃生箭头贴、消防通道标牌、黑了看见往哪跑、逃生时指方向 > 疏散指示标识
  安全标语、安全贴纸、必须戴安全帽、必须佩戴、佩戴安全帽、进入施工现场、告知牌、风险告知牌、危废标识牌、危废标识、危险废物标识、电力标识牌、配电室标识、safety label、mandatory sign、notice sign > 安全标识牌 = 安全警示牌
  消防标识、消防标识牌、消防通道 > 安全标识牌 = 疏散指示标识
  禁止烟火、严禁烟火、禁止、prohibition sign > 安全警示牌 = 禁止吸烟标识牌
  加油站别点火提示、不准抽烟牌子、提醒别抽烟 > 禁止吸烟标识牌
  锥筒、安全锥筒、反光锥筒、橡胶路锥、雪糕筒路障、禁止停车桩、警示桩、警示柱、警示锥、立柱、弹力柱、防撞柱、隔离桩、反光柱、路桩、停车桩、traffic bollard、bollard、pylon、delineator、cone、禁止停车锥、红色尖桶、大门口不让停车、禁止停车占位、车道施工临时提示 > 反光路锥
  警戒绳、警戒带盘、警示隔离带、安全警示带、安全警戒线、施工警戒线、hazard tape、一米线、伸缩带立柱、银行排队栏杆、红白施工拉线、礼宾杆、排队拉线隔开、事故现场拦人、barricade tape、queue barrier retractable belt > 警戒隔离带
  水马、隔离墩、拦车、道闸、伸缩围栏、不锈钢护栏、施工护栏、施工围栏、基坑护栏、铁马护栏、围栏网、护栏网、市政护栏、塑料围栏、traffic barrier、road barrier、plastic barrier、water filled barrier、crowd control barrier、pedestrian barrier、barricade、电力伸缩围栏、活动现场拦人群、可移动栏杆、道路施工围起来、挡住行人不让进施工区域 > 移动护栏
  挡车器、车位挡车器、定位器车位、车轮定位器、车档、停车场挡车器、橡胶减速带、减速垫、减速坎、减速板路、铸钢减速带、线槽减速带、护线板、speed ramp、wheel stop、wheel stopper、parking stop、parking block、parking bumper、车开太快要慢下来、厂区路口限速、减速坡、厂区车速太快、车库出入口让车慢下来 > 减速带
  防撞桶、防撞桶水马、路墩、石墩 > 反光路锥 = 移动护栏
  隔离柱、一米线栏杆、伸缩隔离、隔离带伸缩、crowd control、queue barrier、retractable barrier、belt barrier > 警戒隔离带 = 移动护栏
  车位锁、地锁、广角镜、凸面镜、反光镜道路、爆闪灯、太阳能爆闪灯、指挥棒、指挥旗、交通指挥棒、反光贴、反光膜、反光条、convex mirror > 反光路锥 = 警戒隔离带 = 移动护栏 = 减速带
  耐油劳保手套、搬油桶手滑、修一手油、半浸胶手套、搬砖手套、耐磨线手套带胶、机械厂耐油浸胶手套、仓库搬货戴手套、修车干活护手耐油防滑、搬货防滑护手 > 丁腈涂层防护手套
  10kv高压手套、配电房手套、电力检修手套、高压橡胶手套、供电所手套、high voltage glove、倒闸操作戴手上、拉闸送电戴手上、高压柜操作手套、线路工手套、一副20kv手套、验电挂地线戴手上、电力手套、防电手套、配电室绝缘手套、变电站倒闸操作手套、高压带电作业护手、配电室操作手部防触电、拉高压刀闸戴手上、high voltage insulating glove > 带电作业绝缘手套
  烘箱取件、烧窑取件、马弗炉取坩埚怕烫、从烤箱取烤盘怕烫、炉前操作护手 > 隔热耐高温手套
  威特仕手套、气割手套、气保焊护手、焊接火花烫手、烧电焊护手 > 牛皮电焊手套
  棒球帽头盔、带内胆壳工帽、钻设备底下磕头、安全帽太重压脖子、棒球帽防护帽、内胆帽防碰头、防撞帽透气网眼蓝色、汽车厂维修工防碰头帽、车间矮管道老碰头、修车钻车底怕碰头 > 轻型防撞帽
  auto darkening helmet、烧焊头盔、头戴电焊面罩、二保焊面罩、烧电焊脸脱皮、焊工面罩头戴、烧电焊护脸、焊接防烤脸自动变色 > 自动变光焊帽
  防打呼噜、宿舍睡觉太吵、3m1110、室友打呼睡不着、车间噪音大耳朵嗡嗡、晚上打呼噜太吵睡不着、隔绝噪音塞耳朵 > 记忆棉耳塞
  水电工穿鞋、新能源维修鞋、脚底防触电、维修电路怕脚底导电、电力工鞋、电力工作鞋、维修电路脚下防电、电工上班穿脚、低压带电作业护脚、electrical insulation shoe > 电工绝缘鞋
  矿工靴、井下胶靴、矿工水鞋、mining boot、防砸水鞋、下井穿靴子、3537矿工靴、steel toe rain boot、工地水鞋带钢板、隧道施工水里走、矿井水鞋、井下积水护脚 > 矿用雨靴
  chemical resistant boot、下水田插秧、电镀车间脚底沾酸、洪水抢险淌水、高筒雨鞋、水产养殖下水靴子、电镀车间脚防酸水 > 高筒水靴
  白色雨鞋、食品厂水鞋、屠宰场水靴、food industry boot、水产市场水鞋、厨房防滑水鞋、海鲜档水鞋、杀鱼穿脚、洗碗间白胶鞋、白色水靴、食品厂白胶靴、白色雨靴高筒耐油、食品厂白雨靴、屠宰场水鞋、食品车间穿脚白色防水 > 食品卫生靴
  防水胶鞋、水桶鞋、下雨天湿脚、洗车水鞋、物业保洁雨鞋、下雨路上积水、回力雨鞋、一箱雨鞋、胶鞋下雨、防滑雨靴、黑色中筒水鞋加绒、抗洪防汛雨鞋、洗车场穿脚防水、雨天工地踩泥水 > 中筒雨靴
  碳层口罩、防异味口罩、防臭口罩、装修味大捂口鼻、清粪坑臭味口罩、喷漆异味口罩、3m9041、垃圾站太臭捂鼻子、打印室去味口罩、轻微异味加粉尘防护完扔 > 活性炭防尘口罩
  环卫工衣、扫马路衣服、马路清扫工装、扫大街怕车撞、street cleaner uniform、高速养护工人穿、清运垃圾夜班怕看不见、环卫工作服、清洁工马甲、扫马路穿显眼 > 环卫反光服
  修车怕弄脏衣服、钻车底干活穿、维修工连身衣、修车钻车底全身不弄脏 > 连体工装
  夏天工服、夏装工作衣、short sleeve work shirt、夏天薄劳保服、车间太热穿、夏天出汗干得快厂服、物业夏装、夏天工作服、半袖工衣、工厂员工夏装、夏天厂里统一穿短袖 > 短袖工装
  车间工人衣服、印logo厂服、焊工帆布工衣、劳动布衣服、工作装男女、车间工作服、藏青色工作服定制logo、长袖工装灰色xl、帆布工作服加厚耐磨、车间统一着装印名 > 工作服套装
  安全背带、登高怕摔下来、爬脚手架系身上、外墙清洗背带、高空作业系身上、五点安全带双大钩、高空作业防坠落穿身上、外墙作业系身上 > 全身式安全带
  双大钩、高空换位不脱钩、y系索、double hook lanyard > 双钩安全绳
  车载灭火瓶、小号车用灭火罐、mfz abc4、一箱车载灭火器、办公室灭火器、扑灭初期火灾、消防年检要换新瓶、油类电气着火都扑灭 > 手提式干粉灭火器
  扑灭电器着火、机房着火不留残渣 > 二氧化碳灭火器
  绿瓶灭火器、环保灭火器、水雾灭火瓶、新能源车灭火器、锂电池着火扑灭、foam extinguisher、电瓶车起火扑救、水系灭火器、车用小型灭火器、新能源电动车灭火器、车上着火自救 > 水基型灭火器
  电力警示标牌、提醒有电别碰、有电危险牌、高压危险警示牌、有人工作禁止合闸、非电工不得入内 > 配电室安全标识牌
`
