/** Trade names of office supplies: see `namesFrom`. */
export const officeNames = `
  针管笔、针管水笔、子弹头水笔、中性笔芯、水笔芯、圆珠水笔、速干水笔、刷题笔、0.38笔、晨光中性笔、得力中性笔、gel、gel refill、按压中性笔、按压水笔、拔帽笔、拔盖中性笔、黑色0.5水笔、巨能写、高考答题、日常写字黑色 > 中性笔
  碳素签字笔芯、签字笔芯、签字用笔、签名用笔、签到笔、签合同、写病历、不褪色黑水笔、开会签到签名 > 签字笔
  滚珠笔、笔芯、替芯、黑色水性笔、书写笔、写字笔、速干笔、0.5笔、晨光笔、百乐笔、三菱笔、斑马笔、真彩笔、白雪直液笔、pilot pen、uni pen、pen refill、ink pen、roller ball、writing pen、办公笔、记录笔、红笔、蓝笔 > 中性笔 = 签字笔
  圆珠笔芯、原珠笔、园珠笔、按动圆珠笔、按压圆珠笔、多色圆珠笔、四色笔、三色笔、油性笔芯、bic、bic pen、ball point、ball point pen、按动油笔、四色按动油笔、复写单笔、写三联单、写复写纸用力透过去、斑马油笔、仓库点货油笔、手写快递单要复写 > 圆珠笔
  派克笔、parker pen、礼品笔、商务笔 > 圆珠笔 = 钢笔
  派克钢笔、英雄钢笔、英雄笔、ink fountain pen、美工笔、书法笔、练字笔、墨囊、签约笔、永生金笔、凌美lamy、吸墨水笔 > 钢笔
  办公台笔、固定台笔、柜台用笔、绳子笔、带绳笔、粘贴台笔、带绳子笔、前台拴绳笔、带链条笔、防丢签字座笔、大厅填单怕丢拴着、弹簧绳台式笔 > 台笔
  大头油性笔、粗笔、粗头油性笔、箱头笔、光盘笔、工业记号笔、油墨笔、物流笔、快递笔、sharpie、felt tip pen、felt pen、pop笔、油性马克笔、水性马克笔、签名马克笔、麦克比、涂鸦笔、金属标记笔、石笔、mark笔、漆笔、纸箱写字、写编织袋不掉色、塑料袋写字擦不掉 > 记号笔
  textmarker、highlight pen、hi liter、text marker、荧光划线笔、划重点、画重点、标重点、高光笔、斑马荧光、背书划线、淡色护眼标记笔 > 荧光笔
  flipchart marker > 白板笔 = 记号笔
  白板书写笔、水性白板笔、易擦笔、写白板、写白板笔、白板马克笔、会议室写板笔、写了擦大头笔、教师板书水性笔、培训讲课写板书、易擦写板笔 > 白板笔
  hb铅笔 > 铅笔 = 自动铅笔
  2b、2b笔 > 铅笔 = 涂卡铅笔
  4b铅笔、素描铅笔、绘图铅笔、原木铅笔、graphite pencil、lead pencil、carpenter pencil、中华铅笔、木杆铅笔、六角杆铅笔、带橡皮头铅笔、木工铅笔、洞洞铅笔、三角杆铅笔、一年级练写字、打草稿擦掉、木板划线、wooden pencil、小孩学握笔 > 铅笔
  铅芯、自动铅笔芯、铅笔芯、活动笔、按动铅笔、pencil lead、clutch pencil、不用削铅笔、画图不想削笔、施德楼制图笔、红环绘图笔、樱花活动铅 > 自动铅笔
  答题卡笔、涂答题卡、机读卡笔 > 涂卡铅笔
  马可铅笔 > 铅笔 = 彩色铅笔
  水溶彩铅、彩色笔、蜡笔、儿童画笔、crayon、儿童涂色、填色本用、马可雷诺阿 > 彩色铅笔
  辉柏嘉 > 铅笔 = 自动铅笔 = 彩色铅笔 = 涂卡铅笔
  静电纸、速印纸、70克a4、打印机没纸了、亚太森博、百旺白纸、复印机专用纸、文印室白纸、草稿白纸、一包a4白纸、得力佳宣、静电原纸a4、八开试卷纸、大张打印纸、打印大表格、学校印卷子纸、出试卷双面印、手工折纸彩色、浅绿打印纸、不同颜色区分文件纸 > 复印纸
  电脑打印纸、激光打印机用纸、打双面老透墨、护眼米黄纸 > 打印纸
  a4、a3、a5纸、b5纸、8开纸、16开纸、a4打印、a4复印、a4白纸、打印白纸、白色打印纸、70克纸、80克纸、70g纸、80g纸、得力打印纸、百旺复印纸、晨鸣纸、双面打印纸、文印纸、打字纸、打印机白纸、打印文件纸、彩色纸、彩色a4纸、色纸、粉红复印纸、卡纸、printing a4、a4 copy、xerox paper、photocopying paper、paper ream、bond paper、letter paper、inkjet paper、laser paper、a4 sheet、plain paper > 复印纸 = 打印纸
  笔记薄、笔记簿子、办公本、工作日记、工作笔记、工作笔记本、手帐、手账本、journal > 商务笔记本 = 记事本
  记录本 > 记事本 = 会议记录本
  记事簿、记事本子、随身本、口袋本、jotter、jotter pad、writing pad、legal pad > 记事本
  皮面笔记本、hardcover notebook、皮面本、皮质记事本、定制logo本子、员工入职发本子、moleskine、平摊书写本子、周年礼品本、工作随手记 > 商务笔记本
  牛皮面本、草稿本、演算本、抄本、composition book、胶装本、学生抄笔记、exercise book、十本装练习簿、错题摘抄、国誉campus本、抄单词 > 软抄本
  横线本、方格本、空白本、康奈尔本 > 记事本 = 线圈本 = 软抄本
  会议记录、会议纪要本、巡检记录本、班组记录本、交接班记录本、写会议纪要、minute book、开会记、安全例会台账本、开会记要点 > 会议记录本
  活页夹本、夹线圈本、steno pad、spiral pad、速记本、翻小本、记者采访记录、对折过来写本子、拍纸簿、站着也翻着写 > 线圈本
  胶套本 > 记事本 = 软抄本
  a5本子、b5本子、a5笔记本、b5笔记本、a5本、b5本、32开本子、16开本子、note book > 商务笔记本 = 记事本 = 线圈本 = 软抄本 = 会议记录本
  便贴、便条贴、便利签、记事贴、可撕便签、撕便签、可撕便条、彩色便签、荧光便签 > 便利贴 = 便签纸
  便条、小纸条、便签条、memo cube、scratch pad、note pad、memo block、留言纸、便条本、前台记来电留言、随手记电话号码、可撕小纸片、note paper cube > 便签纸
  可再贴便条、易再贴、提示贴、提醒贴、贴纸条、帖纸、百事帖、报事帖、3m便利贴、post its、sticky、repositionable note、易事贴、电脑屏幕贴提醒、怕忘事贴、留言贴、随手贴、一包即时贴、待办事项贴 > 便利贴
  页签、分类贴、指示贴、索引标签纸、page tab、sign here tab > 便利贴 = 便利贴组合装 = n 次贴组合装
  反复粘贴小条、桌面便签套装 > n 次贴组合装
  凭证打印纸、凭证封面、凭证封皮、凭证盒、凭证单、差旅报销单、差旅费报销单、报销粘贴单、开票纸、payment voucher、用友kpj103、激光凭证空白纸、240x140财务打印纸 > 记账凭证纸
  费用单、付款申请单、付款单、借款单、请款单、单 > 记账凭证纸 = 收款收据
  出库单、入库单、领料单、单本、单据本子、三联单、二联单、四联单、两联收据、三联收据、三联收据本、invoice book、delivery note book、carbonless form、收条、收钱开条子、收房租开单、押金条、定金收条 > 收款收据
  本 > 账本 = 收款收据
  现金账、银行日记账、现金帐、财务账本、账页、明细账、总分类账、流水账本、cash book、petty cash book、bookkeeping book、accounting ledger > 账本
  增值税发票信封、工资袋、工资信封、大信封、邮政信封、挂号信封、envelop、padded envelope > 信封 = 牛皮纸信封
  中式信封、西式信封、红包袋、红包 > 信封
  manila envelope、信壳子、装工资条、寄信用、一捆黄信封 > 牛皮纸信封
  两孔夹、二孔夹、双孔夹、孔夹、打孔夹、打孔文件夹、快劳夹、快捞夹、快劳、双强力夹、双夹、弹簧夹、档案文件夹、单片夹、单页夹、活页夹、风琴包、风琴夹、手风琴包、签约本、签约夹、pp夹、lever arch file、arch file、ring binder、expanding file、manila folder、suspension file、hanging folder、3 ring binder、filing folder > 文件夹
  a4夹子、clip file > 文件夹 = 板夹
  插页夹、插页袋、插袋文件夹、资料袋夹、多页文件夹、pocket folder、portfolio folder、透明内页夹、60页插袋、乐谱夹、奖状收纳册、产检单收纳、证书一页页插起来、图册夹 > 资料册
  透明文件夹、plastic folder、clear folder > 文件夹 = 抽杆文件夹
  透明夹、水滴夹、简历夹、论文封面夹、述职报告装起来 > 抽杆文件夹
  试卷夹 > 文件夹 = 资料册
  硬板夹、夹纸板、记录板、点检板夹、点检夹、签字板、写字垫板、办公夹板、签单板、现场巡检记录夹、站着写字没桌子垫、盘点垫着写、查房登记垫着写 > 板夹
  presentation folder、clear holder > 资料册 = 抽杆文件夹
  标书盒、投标盒、投标文件盒、合同盒、党建档案盒、人事档案盒、无酸纸档案盒、干部档案盒、会计档案盒、卷宗盒、档案合、档案盒子、文件收纳盒、资料收纳盒、a4文件盒、磁扣档案盒、banker box、storage file box、archival box、lever arch box、无酸纸盒、会计凭证盒、凭证存放保管、硬纸板卷盒、一箱牛皮卷盒、材料移交档案馆、55mm塑料盒a4、书架上整理资料、迎检资料竖着放、得力5683 > 档案盒
  合同袋 > 档案袋 = 文件袋
  人事档案、卷皮、装档案 > 档案盒 = 档案袋
  牛皮档案袋、加厚档案袋、纸质档案袋、kraft envelope bag、牛皮纸袋a4、卷宗袋、装标书密封、合同原件装一起 > 档案袋
  document case > 文件袋 = 拉链文件袋
  按扣袋、纽扣袋、透明文件袋、扣袋、document wallet、file wallet > 文件袋
  装合同 > 档案盒 = 档案袋 = 文件袋
  装资料、装文件 > 档案盒 = 档案袋 = 文件袋 = 拉链文件袋
  试卷袋、拉边袋、票据收纳袋、zipper document bag、学生科目分类袋、下雨怕资料湿、零散发票装一起、mesh zipper pouch > 拉链文件袋
  文件篮、文件蓝、文件槽、文件收纳筐、桌面文件筐、杂志筐、资料筐、资料栏、四格文件栏、三联文件框、magazine file > 文件栏
  文件座子、书立架、书挡、书靠、放文件、放资料、bookend、book end、file sorter、file organizer、file organiser > 文件架 = 文件栏
  桌面置物架、桌面收纳架、桌上架子、桌面架子、桌上收纳、办公收纳、办公桌收纳、desk caddy、desk tidy > 文件架 = 文件栏 = 桌面抽屉柜
  桌上文件架、书架桌上、三格文件架、文件分类架、文件托盘、文件盘、铁网文件架、网格文件架、paper tray、inbox tray、letter rack、document rack > 文件架
  抽屉收纳、抽屉收纳柜、桌面柜、小抽屉柜、drawer organizer、stationery organizer、桌上五层柜、印章票据放桌上锁起来 > 桌面抽屉柜
  隔页、分页纸、分隔纸、分类卡、分类纸、索引页、tab divider、index card、11孔隔页、活页分页纸、字母索引页、31页分类纸、文件夹分类隔开、五色隔页 > 分页索引卡
  胸卡套、工牌套、工作证套、证件卡套、证件夹、证件牌、员工牌、姓名卡、名字牌、亚克力胸牌、磁吸胸牌、id card holder、id holder、name plate、校牌、装门禁卡、新员工入职发牌 > 工作证卡套
  胸卡绳、工牌带、工作证挂绳、卡绳、卡带、拉链挂绳、伸缩扣、badge reel、neck strap、证件吊带、易拉扣、展会挂带、厂牌带子、门卡挂脖子、胸卡绳100条、id neck strap > 胸牌挂绳
  员工证、员工卡、出入证、参会证、会议证、代表证、嘉宾证、胸针、姓名胸牌、conference badge > 工作证卡套 = 胸牌挂绳
  名字贴、手写标签、手写标签贴、空白标签、分类标签贴、彩色标签、标签 > 不干胶标贴 = 口取纸标签
  粘贴标签、自粘贴、圆点标签、a4不干胶、不干胶贴、标价签、dot sticker、sticky label、不干胶贴纸、合格证贴纸、圆点贴、来料分状态贴、adhesive label、样品瓶编号、按月份区分物料、样品编号贴、质检不合格红贴、一包圆点贴 > 不干胶标贴
  口取、口曲纸、口取贴、口取标签、档案标签、filing label、file label、文件分类写字贴、书脊贴、档案盒侧面写字贴、杯子写名字贴 > 口取纸标签
  订书器大号、订书机大号、厚层订书机、重型订书器、省力订书器、装钉机、钉书机器、订文件、订资料、订本子、骑马钉机、长臂订书机、电动订书机、无针订书机、起针器、拔针器、起书钉器、拆钉器、stapling machine、heavy duty stapler、long arm stapler、rotary stapler、desk stapler、paper stapler、小册子装订、杂志中间订、对折册子钉中间 > 订书机
  双孔打孔机、两孔打孔机、双孔打孔器、打眼机、打眼器、纸张打孔、纸张打孔机、单孔打孔器、三孔打孔器、票据打孔、打孔、paper punch、2 hole punch、two hole punch、three hole punch、打窿机、纸上打两个洞装夹子、单孔钳文具、四孔活页机 > 打孔器
  装订文件 > 订书机 = 打孔器
  介刀片、美工刀片、壁纸刀片、刻刀、手工刀、雕刻刀、小刀、刀片、割刀、切割刀、工业美工刀、推刀、勾刀、craft knife、exacto knife、x acto、hobby knife、retractable knife、razor blade knife、cutter blade、墙纸刀、大界刀、18mm刀、割石膏板、割地毯、olfa、25mm重型刀、裁kt板、裁保温棉、装修割刀 > 美工刀
  裁纸刀片、割纸刀、裁纸、paper knife > 美工刀 = 裁纸刀
  信刀、裁信刀、拆信刀、开信刀、安全刀、陶瓷刀、拆包刀、拆箱、拆箱子、拆快递小刀、letter opener、safety knife、carton cutter、carton knife、仓库拆纸箱 > 拆箱刀
  拆快递、拆包裹、开箱、开箱子、开快递、割纸箱 > 美工刀 = 拆箱刀
  剪纸、剪纸刀、办公剪、文具剪刀、文具剪、大剪刀、不锈钢剪刀、尖头剪刀、shear、office scissor > 剪刀
  裁刀、裁纸板、切刀、paper slicer、小号美工刀、裁卡纸、裁宣纸、裁海报 > 裁纸刀
  knife > 美工刀 = 拆箱刀 = 裁纸刀
  文具胶布、文具胶纸、小胶纸、小透明胶、学生胶带、隐形胶带、魔术胶带、胶带座、胶带切割器、胶带台、单面胶、美纹纸、美纹纸胶带、美纹胶带、分色纸、scotch、masking tape、magic tape、tape dispenser、invisible tape、sticky tape > 文具胶带
  3m双面胶、棉纸双面胶、无痕胶、无痕双面胶、纳米胶、纳米双面胶、高粘双面胶、double sided、double stick tape、two sided tape、贴对联、两面都粘、贴照片墙 > 双面胶
  泡沫胶带、海绵胶带、海绵双面、双面泡棉、double sided foam tape、eva胶条、vhb、海绵胶贴、贴车标、贴铭牌、防震缓冲胶条、墙上不打钉子挂 > 泡棉胶带
  强力双面胶、mounting tape > 双面胶 = 泡棉胶带
  布基胶布、布基胶、地毯胶布、防水布胶带、管道胶带、警示胶带、划线胶带、地面胶带、gaffa tape、duck tape、大力胶带、展会地毯固定、线缆贴地上怕绊倒、手撕布纹胶布、书脊修补胶布 > 布基胶带
  粘地毯、贴地毯、carpet tape > 双面胶 = 布基胶带
  回型针、迴形针、曲别钉、别针夹、文件别针、gem clip、jumbo clip、safety pin、彩色曲别针、不留眼夹发票、几张纸临时别住 > 回形针
  小夹子、铁夹、票据夹、山形夹、彩色夹、bull clip、foldback clip、fold back clip > 长尾夹
  12号订书钉、24 6、24 6订书钉、23 13、10号订书针、统一钉、厚层钉、书针、订书器钉、订书机钉、装订针、定书针、定书钉、staple pin、staple refill、订书机没钉了 > 订书钉
  按图钉、大头针彩色、珠针、固定针、挂墙钉、毛毡板钉、墙钉、插针、玻璃珠针、map pin、tack、thumb tack、straight pin > 图钉
  夹文件、夹票据 > 回形针 = 长尾夹
  计算机会计、会计计算机、财务计算机、计算机12位、12位计算机、算账器、算账机、算帐、算账、算数机、按数字、真人发音计算器、卡西欧计算器、casio、语音计算机、太阳能计算器、科学计算器、函数计算器、小计算器、calculater、adding machine、desktop calculator、scientific calculator、pocket calculator、真人发音计算机、报数计算机、按键念数、对账怕按错要念出来、大音量报读计算机、收银台语音算数、计数机、大按键计算机、12位大屏、双电源计算机、加减乘除、小店收钱找零 > 计算器
  学生尺 > 直尺 = 三角尺
  塑料尺、塑料尺子、塑料直尺、有机尺、量尺、比例尺、三棱尺、钢尺子、钢皮尺、30cm尺、30厘米尺、1米钢尺、triangular scale、metric ruler、scale ruler、30cmruler、间尺、画直线、裁纸靠尺 > 直尺
  套尺三角板、量角器、圆规、曲线板、protractor、画平行线垂线、几何画图 > 三角尺
  合同章、法人章、发票章、发票专用章、财务章、人名章、姓名章、签名章、签字章、钢印、骑缝章、项目章、部门章、受控章、作废章、橡皮章、原子章、原子印、原子印章、万次章、自动出油章、牛角章、铜章、刻公章、company stamp、company seal、company chop、corporate seal、signature stamp > 印章
  现金付讫章、收讫章 > 印章 = 翻斗印章
  印章油、原子印油、光敏印油、光敏油、印油红、红印泥、红色印泥、朱砂印泥、印章垫、海绵印泥、指纹印泥、按手印、stamping pad、stamp ink > 印台
  盖章 > 印章 = 印台
  年月日章 > 数字日期章 = 翻斗印章
  每天要盖几百次名字、不用沾印泥连续盖、trodat > 翻斗印章
  数字章、号码章、转轮章、日期印、生产日期章、打码章、numbering machine、dater stamp、dater、date stamper、可调日期印、滚轮数字章、入库单每天盖日期、保质期转轮印、包装袋手盖生产日期 > 数字日期章
  磁吸白板、磁性写字板、写字版、挂墙白板、玻璃白板、书写白板、marker board、dry wipe board > 白板
  支架白板、立式白板、移动白板、可移动白板、挂纸白板、夹纸白板、flip chart、flipchart、flip chart easel、讲课推来推去、不让打孔会议室写字 > 移动支架白板
  会议写字板、看板、管理看板、生产看板、车间看板、kanban board > 白板 = 移动支架白板
  软木版、毛毡板、毛毡墙、照片墙、照片墙板、通知板、felt board、corkboard、pinboard、水松板、图钉板、插图钉板、心愿墙、贴通知、钉便条照片 > 软木留言板
  公示栏、信息栏 > 软木留言板 = 海报展架
  公示牌、宣传板、宣传展板、kt板、展板、展示牌、展示板、立牌、水牌、迎宾牌、指引牌立式、导向牌、丽屏展架、易拉宝展架、门型架、拉网展架、桁架背景、海报支架、pull up banner、rollup、roll up stand、x banner、banner、foam board、sign stand、display easel、广告架 > 海报展架
  easel > 海报展架 = 移动支架白板
  桌面日历、办公台历、工作台历、2026台历、2027台历、记事日历、单向历、desk calender、table calendar > 台历
  2026年日历、2027年日历、新年日历、黄历、老黄历、农历、calender、tear off calendar > 台历 = 挂历
  年历表、吊历、福字挂历、wall planner、月份牌、挂墙日历、老人看日子大字、墙上看日子、皇历 > 挂历
  月计划、月计划本、周计划、周程本、计划表、周记本、weekly planner、一周一页 > 周计划本
  日程、行事历、日程安排本、日程表本、day planner、agenda > 效率手册 = 周计划本
  时间管理手册、计划手册、日志、工作日志、工作日志本、daily planner、appointment book、organiser diary、年历本、每日一页、时间管理本、自律打卡本、安排每天工作、怕忘了约会行程 > 效率手册
  yearly planner、year planner > 挂历 = 效率手册
  奖品奖杯、颁奖奖杯、琉璃奖杯、金属奖杯、树脂奖杯、水晶内雕、荣誉奖杯、prize cup、glass award、acrylic award、crystal award > 奖杯
  水晶奖牌、纪念牌、纪念奖牌、金牌、银牌、比赛奖牌、运动会奖牌、马拉松奖牌、荣誉奖牌、荣誉奖章、徽章、胸章、medallion、lapel pin > 奖牌
  水晶牌 > 奖杯 = 奖牌
  授牌、挂牌、铜牌定制 > 授权牌
  木托奖牌、木质奖牌、award plaque、shield plaque > 奖牌 = 授权牌
  锦旗、感谢信锦旗、优秀员工证书、获奖证书、证书封皮、证书壳、证书封面、结业证书、聘书证书、聘书套、奖状纸、pennant、honor certificate、certificate holder、diploma cover、certificate cover、聘任专家发、培训结业发 > 荣誉证书
  优秀员工、优秀员工奖、颁奖、年会颁奖、表彰、award > 奖杯 = 奖牌 = 荣誉证书
  rollerball pen、左手写字不蹭墨、写完干不糊、字没干手一抹就花、记笔记不洇纸水笔 > 速干直液笔
  三菱中油、jetstream > 中油笔
  金属打标笔、钢材写字笔、轮胎描字、东洋记号漆笔、模具标记笔、机床做标记不掉、螺丝防松划线、签到金色笔、黑卡纸白色笔、玻璃写字不掉 > 油漆笔
  书签贴、荧光膜彩条、sign here贴、签字贴、合同签字位置提示、看书贴页做标记、分类小彩条、侧边索引条 > 指示标签贴
  三栏账、现金日记账、银行存款日记账、食堂记流水、小店记收支、库管登记进出存、多栏账 > 明细账本
  a4单夹 > 单强力文件夹
  层叠公文盘、桌上纸堆得乱、a4叠放架、前台放空白表格、来文签收分层盘 > 三层文件架
  桌上书本老是倒、立式资料框、卷宗竖立收纳 > 四联文件栏
  订书、几张a4钉一起、手劲小也能订、max美克司 > 省力订书机
  厚层钉书器、订标书、小订不穿、一次钉百页 > 重型厚层订书机
  较剪、手工剪、张小泉 > 办公剪刀
  粘错字、撕破纸粘起来 > 透明文具胶带
  蝴蝶夹、夹厚文件、51mm夹子 > 彩色长尾夹
  公告栏钉通知、毛毡板上固定照片 > 工字图钉
  指纹红泥、摁手印 > 财务印台
  财务专用章、新开户要刻 > 光敏印章
  开会写写画画、家里墙上教小孩写字 > 磁性白板
  办公桌看日期、年底送客户桌上摆、新年企业礼品历 > 商务台历
  纪念章、金银铜牌、比赛前三名发、冠军挂脖牌 > 金属奖牌
  加盟商牌、战略合作牌、经销商授权、挂牌仪式揭牌 > 木质授权牌
  退休留念刻字摆件、企业周年纪念摆件 > 水晶奖杯
`
