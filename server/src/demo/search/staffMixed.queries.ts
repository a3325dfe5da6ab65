/** The second half of `staff.queries.ts`: English, traditional characters, pinyin, wrong spellings, copied lines. */
export const staffMixed = `
  torque wrench 1/2 inch | 030101
  insulated screwdriver set 1000V | 030102
  cable ties 300mm black | 040104
  mcb 16a 1p c curve | 040201
  contactor 9A 230V coil | 040202
  LED high bay 150W | 040303
  emergency exit sign | 020504
  ear plugs 200 pairs | 020205
  cut resistant gloves level 5 | 020102
  safety harness with lanyard | 020501
  hi-vis vest XL | 020403
  fire extinguisher 5kg CO2 | 020502
  A4 copy paper 80gsm 5 reams | 010201
  sticky notes 3x3 yellow | 010203
  mesh office chair lumbar support | 080303
  standing desk electric | 080301
  wireless presenter laser pointer | 070202,080201,080203
  docking station type c | 070204
  external ssd 1tb | 070302,070301
  printer ink cartridge black | 080104
  laminating machine A3 | 080405
  paper shredder cross cut | 080405
  instant noodles carton | 100404
  green tea bags | 100201
  drinking water 500ml case | 100101
  disposable cups 9oz | 100204
  liquid hand soap 5 litre | 090201
  floor cleaner lemon | 090203
  mop head replacement | 090301
  trash bags heavy duty 240L | 090305
  mosquito repellent | 090501
  digital thermometer forehead | 110301
  adhesive bandages assorted | 110202
  alcohol swabs 100pcs | 110203
  wheelchair foldable aluminium | 110403
  blood pressure monitor omron | 110302
  诊室用 压舌板 木质 | 110303
  一次性采血管 紫帽 | 110304
  雾化器 家用 | 110404,110204
  血糖仪 三诺 试纸 | 110302
  检查床 一次性床单 | 110103,110303,110202
  手术刀片 11号 | 110304,110303
  利器盒 5L | 110304,090304
  医用垃圾袋 黄色 80*90 | 090305
  紫外线消毒灯 移动式 | 090204,110203
  蒙脱石散 拉肚子 | 110401
  创口贴 防水 透气 100片 | 110202
  风油精 | 110402
  止疼膏药 腰间盘 | 110401,110402
  制氧机 5L | 110204
  棉球 脱脂 500g | 110203,110202
  會計 計算機 12位 | 010405
  碎紙機 小型 辦公室 | 080405
  電腦主機 i5 16G | 070102
  螢幕 24吋 ips | 070104
  隨身碟 64G | 070302
  滑鼠 無線 靜音 | 070202
  印表機 彩色 雷射 | 080101
  延長線 6座 | 040402
  衛生紙 抽取式 | 090102
  垃圾桶 腳踏式 | 090304
  安全鞋 鋼頭 42號 | 020301
  口罩 N95 工業 | 020401,110101
  手電筒 強光 | 040304
  油壓車 拖板車 | 120302
  便當盒 保溫 | 100204,080404
  茶葉 烏龍 | 100201
  bao xian gui | 080306
  dian hua ji | 080406
  chuang kou tie | 110202
  laobao shoutao | 020101,020104,020102
  shuibeng 220v | 050301
  zhoucheng | 050101
  fadongji jiyou | 120501
  jiaodai touming | 120104,010403
  wenjianjia | 010301
  bangongyi | 080303
  kongtiao guaji | 080402
  tuopan suliao | 120402
  饮水几 立式 | 080401
  投影义 | 080201
  安全冒 黄 | 020201
  电动螺丝丕 | 030201
  罗杆 M12 | 030401,030403
  复印旨 A4 | 010201
  洗手夜 | 090201
  口红糖 | 100403
  胶袋 封箱 | 120104
  插线版 | 040402
  灯炮 LED 9W | 040301
  扳守 12寸 | 030101
  法栏 DN50 | 050202
  断路汽 3P 63A | 040201
  名称:轴承 型号:6308 数量:4套 | 050101
  物料编码10023456 接触器 CJX2-3210 AC220V 个 | 040202
  液压油缸密封件 Y型圈 70*90*12 聚氨酯 10件 | 050404
  变频器，7.5KW，380V，品牌不限，1台 | 050502
  电缆 ZR-YJV 4×35+1×16mm² 米 200 | 040102
  无缝钢管 φ89×4 20# | 050203
  法兰 PL DN80 PN1.6 Q235B | 050202
  A4复印纸（70g，500张/包，8包/箱）10箱 | 010201
  硒鼓（适用惠普M1005）2支 | 080104
  工作服（夏装 短袖 藏青 180码）30套 | 020404
  保温杯（500ml 304不锈钢）50个 含税 | 100204
  会议桌 3600*1400*760 胡桃木色 1张 | 080302
  文件柜 900*400*1850 双节 灰白 6组 | 080305
  LED平板灯 300×1200 36W 嵌入式 20套 | 040302
  监控硬盘 6T 紫盘 4块 | 070301
  口罩 1次性 3层 50只/盒 20盒 | 110101
  铁皮柜子放衣服的 六门 | 080305
  领导办公室用的大椅子 真皮 | 080303
  开会坐的椅子 不带轮 弓形 | 080303
  大厅给客人坐的长椅子 | 080304
  打印机放的柜子 矮的 | 080305,010303
  放在桌上的小风扇 usb | 080403
  烧水的壶 1.8升 | 080404
  喝中药用的袋子 | 120106
  捆电线的塑料条 | 040104
  墙上打洞塞的塑料塞子 | 030403
  粘老鼠的板子 | 090501
  刷墙的滚子 | 030502
  量血压的 老人家用 | 110302
  机器上按一下就停的红按钮 | 050503
  防止水倒流的阀 | 050201
  接水管的弯的那个 | 050202
  能测有没有电的笔 | 040503,030102
  带电显示的电表 家用 | 040504
  拍照留证的摄像头 门口 | 070404,070204
  电脑没声音要个音响 | 070203
  老板签字送人的好钢笔 | 010102
  不伤手的洗碗液 | 090202
  过节给客户送的茶 | 100201,100601
  蒸米饭的米 不要糯 | 100301
  打蜡 大理石 | 090203
  地面起灰 固化 | 030502
  大功率吸尘器 | 090301,030204,080404
  晾衣架 | 080305,090403
  花盆 绿植 | 090304,080304,090502
  割草机 汽油 | 030203,030204
  农药喷雾器 | 030204,090501,020402
  水管快接 洗车枪 | 050204,050403
  园艺铲子 小 | 030104,030105
  太阳能路灯 | 040303
  鱼缸水泵 小 | 050301
  门帘 磁吸 夏季防蚊 | 090501,090404
`
