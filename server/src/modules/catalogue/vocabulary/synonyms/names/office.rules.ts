/** Trade names of office supplies: see `namesFrom`. */
export const officeNames = `
  针管笔、针管水笔、子弹头水笔、中性笔芯、水笔芯、圆珠水笔、速干水笔、刷题笔、0.38笔、晨光中性笔、得力中性笔、gel、gel refill、按压中性笔、按压水笔、拔帽笔、拔盖中性笔 > 中性笔
  碳素签字笔芯、签字笔芯、签字用笔、签名用笔、签到笔 > 签字笔
  滚珠笔、笔芯、替芯、黑色水性笔、书写笔、写字笔、速干笔、0.5笔、晨光笔、百乐笔、三菱笔、斑马笔、真彩笔、白雪直液笔、pilot pen、uni pen、pen refill、ink pen、roller ball、rollerball pen、writing pen、办公笔、记录笔、红笔、蓝笔 > 中性笔 = 签字笔
  圆珠笔芯、原珠笔、园珠笔、按动圆珠笔、按压圆珠笔、多色圆珠笔、四色笔、三色笔、油性笔芯、bic、bic pen、ball point、ball point pen > 圆珠笔
  派克笔、parker pen、礼品笔、商务笔 > 圆珠笔 = 钢笔
  派克钢笔、英雄钢笔、英雄笔、ink fountain pen、美工笔、书法笔、练字笔、墨囊、签约笔 > 钢笔
  办公台笔、固定台笔、柜台用笔、绳子笔、带绳笔、粘贴台笔 > 台笔
  大头油性笔、粗笔、粗头油性笔、箱头笔、光盘笔、工业记号笔、油墨笔、物流笔、快递笔、sharpie、felt tip pen、felt pen、pop笔、油性马克笔、水性马克笔、签名马克笔、麦克比、涂鸦笔、金属标记笔、石笔、mark笔、漆笔 > 记号笔
  textmarker、highlight pen、hi liter、text marker、荧光划线笔、划重点、画重点、标重点、高光笔 > 荧光笔
  flipchart marker > 白板笔 = 记号笔
  白板书写笔、水性白板笔、易擦笔、写白板、写白板笔、白板马克笔 > 白板笔
  hb铅笔、中华铅笔 > 铅笔 = 自动铅笔
  2b、2b笔 > 铅笔 = 涂卡铅笔
  4b铅笔、素描铅笔、绘图铅笔、木工铅笔、木杆铅笔、原木铅笔、graphite pencil、lead pencil、carpenter pencil > 铅笔
  铅芯、自动铅笔芯、铅笔芯、活动笔、按动铅笔、pencil lead、clutch pencil > 自动铅笔
  答题卡笔、涂答题卡、机读卡笔 > 涂卡铅笔
  马可铅笔 > 铅笔 = 彩色铅笔
  水溶彩铅、彩色笔、蜡笔、儿童画笔、crayon > 彩色铅笔
  辉柏嘉 > 铅笔 = 自动铅笔 = 彩色铅笔 = 涂卡铅笔
  静电纸、速印纸 > 复印纸
  电脑打印纸 > 打印纸
  a4、a3、a5纸、b5纸、8开纸、16开纸、a4打印、a4复印、a4白纸、打印白纸、白色打印纸、70克纸、80克纸、70g纸、80g纸、得力打印纸、百旺复印纸、亚太森博、晨鸣纸、双面打印纸、文印纸、打字纸、打印机白纸、打印文件纸、彩色纸、彩色a4纸、色纸、粉红复印纸、卡纸、printing a4、a4 copy、xerox paper、photocopying paper、paper ream、bond paper、letter paper、inkjet paper、laser paper、a4 sheet、plain paper > 复印纸 = 打印纸
  笔记薄、笔记簿子、办公本、工作日记、工作笔记、工作笔记本、手帐、手账本、journal > 商务笔记本 = 记事本
  记录本 > 记事本 = 会议记录本
  记事簿、记事本子、随身本、口袋本、jotter、jotter pad、writing pad、legal pad > 记事本
  皮面本、皮面笔记本、hardcover notebook > 商务笔记本
  牛皮面本、草稿本、演算本、胶装本、抄本、exercise book、composition book > 软抄本
  横线本、方格本、空白本、康奈尔本 > 记事本 = 线圈本 = 软抄本
  会议记录、会议纪要本、巡检记录本、班组记录本、交接班记录本、写会议纪要、minute book > 会议记录本
  活页夹本、夹线圈本、steno pad、spiral pad > 线圈本
  胶套本 > 记事本 = 软抄本
  a5本子、b5本子、a5笔记本、b5笔记本、a5本、b5本、32开本子、16开本子、note book > 商务笔记本 = 记事本 = 线圈本 = 软抄本 = 会议记录本
  便贴、便条贴、便利签、记事贴、可撕便签、撕便签、可撕便条、彩色便签、荧光便签 > 便利贴 = 便签纸
  便条、小纸条、便签条、memo cube、scratch pad、note pad、memo block > 便签纸
  可再贴便条、易事贴、易再贴、留言贴、提示贴、提醒贴、贴纸条、帖纸、百事帖、报事帖、3m便利贴、post its、sticky、repositionable note > 便利贴
  书签贴、页签、分类贴、指示贴、索引标签纸、page tab、sign here tab > 便利贴 = 便利贴组合装 = n 次贴组合装
  凭证打印纸、凭证封面、凭证封皮、凭证盒、凭证单、差旅报销单、差旅费报销单、报销粘贴单、开票纸、payment voucher > 记账凭证纸
  费用单、付款申请单、付款单、借款单、请款单、单 > 记账凭证纸 = 收款收据
  出库单、入库单、领料单、单本、单据本子、三联单、二联单、四联单、两联收据、三联收据、三联收据本、invoice book、delivery note book、carbonless form > 收款收据
  本 > 账本 = 收款收据
  现金账、现金日记账、银行日记账、现金帐、银行存款日记账、财务账本、账页、明细账、总分类账、流水账本、cash book、petty cash book、bookkeeping book、accounting ledger > 账本
  增值税发票信封、工资袋、工资信封、大信封、邮政信封、挂号信封、envelop、padded envelope > 信封 = 牛皮纸信封
  中式信封、西式信封、红包袋、红包 > 信封
  manila envelope > 牛皮纸信封
  两孔夹、二孔夹、双孔夹、孔夹、打孔夹、打孔文件夹、快劳夹、快捞夹、快劳、双强力夹、双夹、弹簧夹、档案文件夹、单片夹、单页夹、活页夹、风琴包、风琴夹、手风琴包、签约本、签约夹、pp夹、lever arch file、arch file、ring binder、expanding file、manila folder、suspension file、hanging folder、3 ring binder、filing folder > 文件夹
  a4夹子、clip file > 文件夹 = 板夹
  插页夹、插页袋、插袋文件夹、资料袋夹、多页文件夹、乐谱夹、pocket folder、portfolio folder > 资料册
  透明文件夹、plastic folder、clear folder > 文件夹 = 抽杆文件夹
  透明夹 > 抽杆文件夹
  试卷夹 > 文件夹 = 资料册
  硬板夹、夹纸板、记录板、点检板夹、点检夹、签字板、写字垫板、办公夹板 > 板夹
  presentation folder、clear holder > 资料册 = 抽杆文件夹
  标书盒、投标盒、投标文件盒、合同盒、党建档案盒、人事档案盒、无酸纸档案盒、干部档案盒、会计档案盒、卷宗盒、档案合、档案盒子、文件收纳盒、资料收纳盒、a4文件盒、磁扣档案盒、banker box、storage file box、archival box、lever arch box > 档案盒
  合同袋 > 档案袋 = 文件袋
  人事档案、卷皮、装档案 > 档案盒 = 档案袋
  卷宗袋、牛皮档案袋、牛皮纸袋a4、加厚档案袋、纸质档案袋、kraft envelope bag > 档案袋
  试卷袋、document case > 文件袋 = 拉链文件袋
  按扣袋、纽扣袋、透明文件袋、扣袋、document wallet、file wallet > 文件袋
  装合同 > 档案盒 = 档案袋 = 文件袋
  装资料、装文件 > 档案盒 = 档案袋 = 文件袋 = 拉链文件袋
  文件篮、文件蓝、文件槽、文件收纳筐、桌面文件筐、杂志筐、资料筐、资料栏、四格文件栏、三联文件框、magazine file > 文件栏
  文件座子、书立架、书挡、书靠、放文件、放资料、bookend、book end、file sorter、file organizer、file organiser > 文件架 = 文件栏
  桌面置物架、桌面收纳架、桌上架子、桌面架子、桌上收纳、办公收纳、办公桌收纳、desk caddy、desk tidy > 文件架 = 文件栏 = 桌面抽屉柜
  桌上文件架、书架桌上、三格文件架、文件分类架、文件托盘、文件盘、铁网文件架、网格文件架、paper tray、inbox tray、letter rack、document rack > 文件架
  抽屉收纳、抽屉收纳柜、桌面柜、小抽屉柜、drawer organizer、stationery organizer > 桌面抽屉柜
  隔页、分页纸、分隔纸、分类卡、分类纸、索引页、tab divider、index card > 分页索引卡
  胸卡套、工牌套、工作证套、证件卡套、证件夹、证件牌、员工牌、姓名卡、名字牌、亚克力胸牌、磁吸胸牌、id card holder、id holder、name plate > 工作证卡套
  胸卡绳、工牌带、工作证挂绳、卡绳、卡带、拉链挂绳、伸缩扣、易拉扣、badge reel、neck strap > 胸牌挂绳
  员工证、员工卡、出入证、参会证、会议证、代表证、嘉宾证、胸针、姓名胸牌、conference badge > 工作证卡套 = 胸牌挂绳
  名字贴、手写标签、手写标签贴、空白标签、分类标签贴、彩色标签、标签 > 不干胶标贴 = 口取纸标签
  粘贴标签、自粘贴、圆点贴、圆点标签、不干胶贴纸、a4不干胶、不干胶贴、标价签、dot sticker、adhesive label、sticky label > 不干胶标贴
  口取、口曲纸、口取贴、口取标签、档案标签、filing label、file label > 口取纸标签
  订书器大号、订书机大号、厚层订书机、重型订书器、省力订书器、装钉机、钉书机器、订文件、订资料、订本子、骑马钉机、长臂订书机、电动订书机、无针订书机、起针器、拔针器、起书钉器、拆钉器、stapling machine、heavy duty stapler、long arm stapler、rotary stapler、desk stapler、paper stapler > 订书机
  双孔打孔机、两孔打孔机、双孔打孔器、打眼机、打眼器、纸张打孔、纸张打孔机、单孔打孔器、三孔打孔器、票据打孔、打孔、paper punch、2 hole punch、two hole punch、three hole punch > 打孔器
  装订文件 > 订书机 = 打孔器
  介刀片、美工刀片、壁纸刀片、墙纸刀、刻刀、手工刀、雕刻刀、小刀、刀片、割刀、切割刀、工业美工刀、推刀、勾刀、craft knife、exacto knife、x acto、hobby knife、olfa、retractable knife、razor blade knife、cutter blade > 美工刀
  裁纸刀片、割纸刀、裁纸、paper knife > 美工刀 = 裁纸刀
  信刀、裁信刀、拆信刀、开信刀、安全刀、陶瓷刀、拆包刀、拆箱、拆箱子、拆快递小刀、letter opener、safety knife、carton cutter、carton knife > 拆箱刀
  拆快递、拆包裹、开箱、开箱子、开快递、割纸箱 > 美工刀 = 拆箱刀
  剪纸、剪纸刀、办公剪、文具剪刀、文具剪、大剪刀、不锈钢剪刀、尖头剪刀、shear、office scissor > 剪刀
  裁刀、裁纸板、切刀、paper slicer > 裁纸刀
  knife > 美工刀 = 拆箱刀 = 裁纸刀
  文具胶布、文具胶纸、小胶纸、小透明胶、学生胶带、隐形胶带、魔术胶带、胶带座、胶带切割器、胶带台、单面胶、美纹纸、美纹纸胶带、美纹胶带、分色纸、scotch、masking tape、magic tape、tape dispenser、invisible tape、sticky tape > 文具胶带
  3m双面胶、棉纸双面胶、无痕胶、无痕双面胶、纳米胶、纳米双面胶、高粘双面胶、double sided、double stick tape、two sided tape > 双面胶
  泡沫胶带、海绵胶带、海绵双面、双面泡棉、double sided foam tape > 泡棉胶带
  强力双面胶、mounting tape > 双面胶 = 泡棉胶带
  布基胶布、布基胶、地毯胶布、防水布胶带、管道胶带、警示胶带、划线胶带、地面胶带、gaffa tape、duck tape > 布基胶带
  粘地毯、贴地毯、carpet tape > 双面胶 = 布基胶带
  回型针、迴形针、曲别钉、别针夹、文件别针、gem clip、jumbo clip、safety pin > 回形针
  小夹子、蝴蝶夹、铁夹、票据夹、山形夹、彩色夹、bull clip、foldback clip、fold back clip > 长尾夹
  12号订书钉、24 6、24 6订书钉、23 13、10号订书针、统一钉、厚层钉、书针、订书器钉、订书机钉、装订针、定书针、定书钉、staple pin、staple refill > 订书钉
  按图钉、大头针彩色、珠针、固定针、挂墙钉、毛毡板钉、墙钉、插针、玻璃珠针、map pin、tack、thumb tack、straight pin > 图钉
  夹文件、夹票据 > 回形针 = 长尾夹
  计算机会计、会计计算机、财务计算机、计算机12位、12位计算机、算账器、算账机、算帐、算账、算数机、按数字、真人发音计算器、卡西欧计算器、casio、语音计算机、太阳能计算器、科学计算器、函数计算器、小计算器、calculater、adding machine、desktop calculator、scientific calculator、pocket calculator > 计算器
  学生尺 > 直尺 = 三角尺
  塑料尺、塑料尺子、塑料直尺、有机尺、量尺、比例尺、三棱尺、钢尺子、钢皮尺、30cm尺、30厘米尺、1米钢尺、triangular scale、metric ruler、scale ruler、30cmruler > 直尺
  套尺三角板、量角器、圆规、曲线板、protractor > 三角尺
  合同章、法人章、发票章、发票专用章、财务章、人名章、姓名章、签名章、签字章、钢印、骑缝章、项目章、部门章、受控章、作废章、橡皮章、原子章、原子印、原子印章、万次章、自动出油章、牛角章、铜章、刻公章、company stamp、company seal、company chop、corporate seal、signature stamp > 印章
  现金付讫章、收讫章 > 印章 = 翻斗印章
  印章油、原子印油、光敏印油、光敏油、印油红、红印泥、红色印泥、朱砂印泥、印章垫、海绵印泥、指纹印泥、按手印、stamping pad、stamp ink > 印台
  盖章 > 印章 = 印台
  年月日章 > 数字日期章 = 翻斗印章
  数字章、号码章、转轮章、日期印、生产日期章、打码章、numbering machine、dater stamp、dater、date stamper > 数字日期章
  磁吸白板、磁性写字板、写字版、挂墙白板、玻璃白板、书写白板、marker board、dry wipe board > 白板
  支架白板、立式白板、移动白板、可移动白板、挂纸白板、夹纸白板、flip chart、flipchart、flip chart easel > 移动支架白板
  会议写字板、看板、管理看板、生产看板、车间看板、kanban board > 白板 = 移动支架白板
  软木版、毛毡板、毛毡墙、照片墙、照片墙板、图钉板、水松板、通知板、felt board、corkboard、pinboard > 软木留言板
  公示栏、信息栏 > 软木留言板 = 海报展架
  公示牌、宣传板、宣传展板、kt板、展板、展示牌、展示板、立牌、水牌、迎宾牌、指引牌立式、导向牌、丽屏展架、易拉宝展架、门型架、拉网展架、桁架背景、海报支架、pull up banner、rollup、roll up stand、x banner、banner、foam board、sign stand、display easel > 海报展架
  easel > 海报展架 = 移动支架白板
  桌面日历、办公台历、工作台历、2026台历、2027台历、记事日历、单向历、desk calender、table calendar > 台历
  2026年日历、2027年日历、新年日历、黄历、老黄历、农历、calender、tear off calendar > 台历 = 挂历
  年历表、挂墙日历、吊历、福字挂历、wall planner > 挂历
  月计划、月计划本、周计划、周程本、计划表、周记本、weekly planner > 周计划本
  日程、行事历、日程安排本、日程表本、day planner、agenda > 效率手册 = 周计划本
  时间管理手册、计划手册、日志、工作日志、工作日志本、daily planner、appointment book、organiser diary > 效率手册
  yearly planner、year planner > 挂历 = 效率手册
  奖品奖杯、颁奖奖杯、琉璃奖杯、金属奖杯、树脂奖杯、水晶内雕、荣誉奖杯、prize cup、glass award、acrylic award、crystal award > 奖杯
  水晶奖牌、纪念牌、纪念奖牌、金牌、银牌、比赛奖牌、运动会奖牌、马拉松奖牌、荣誉奖牌、荣誉奖章、徽章、胸章、medallion、lapel pin > 奖牌
  水晶牌 > 奖杯 = 奖牌
  授牌、挂牌、铜牌定制 > 授权牌
  木托奖牌、木质奖牌、award plaque、shield plaque > 奖牌 = 授权牌
  锦旗、感谢信锦旗、优秀员工证书、获奖证书、证书封皮、证书壳、证书封面、结业证书、聘书证书、聘书套、奖状纸、pennant、honor certificate、certificate holder、certificate cover、diploma cover > 荣誉证书
  优秀员工、优秀员工奖、颁奖、年会颁奖、表彰、award > 奖杯 = 奖牌 = 荣誉证书
`
