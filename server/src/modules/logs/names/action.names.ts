import { namesIn } from './parse.rules.ts'

/** Chinese names of what a call does, by the last part of its path. */
export const actionNames = namesIn(`
  export 导出, create 新建, edit 修改, move 流转, remove 删除, withdraw 撤回, save 保存, add 新增, submit 提交, setStatus 启用或停用
  cancel 取消, decide 裁决, confirm 确认, answer 答复, refuse 拒绝, import 导入, set 设置, start 开始, open 打开, release 发布, pdf 下载文件
  propose 提出, approve 批准, verify 校验, revoke 吊销, uploadPicture 上传图片, end 结束, template 下载模板, switch 切换, delete 删除
  download 下载, send 发送, upload 上传, discard 舍弃, change 变更, grant 授权, exportEntries 导出明细, read 查看, getLoginQRCode 获取登录二维码
  askPasskey 使用通行密钥, addAccount 新增账号, importTemplate 下载导入模板, copy 复制, exportValues 导出数值, sign 签署, exportRows 导出明细
  ship 发货, settle 结算, retry 重试, exportItems 导出明细, invite 邀请, suspend 停用, reset 重置, request 申请, take 受理, void 作废
  exportDue 导出到期, extend 延期, test 测试, joinGroup 参团, lift 解除, simulate 模拟, restore 恢复, close 关闭, archive 归档, report 上报, ask 提问, join 加入
  getChallenge 获取签名内容, check 检查, caLogin 证书登录, logout 退出, updateTenantPasswd 修改密码, changePasswd 修改密码
  changeLoginDept 切换部门, deptChoose 选择部门, getQRCodeServiceNo 获取二维码, confirmQRCode 确认扫码登录, askNewMobile 更换手机号
  sendNewMobileMsg 发送验证码, changeMobile 修改手机号, changeEmail 修改邮箱, passkeyLogin 通行密钥登录, checkJobNoMobile 核对账号
  checkUserNumByMobileBeforeLogin 核对手机号, login 登录, afterCheckLogin 登录, bind 绑定, unbind 解绑, setDepartment 调整部门
  impersonate 代入查看, endImpersonation 结束代入, offboard 离职交接, unlockLogin 解除登录锁定, sendPasswordReset 发送重置链接
  issueInitialPassword 生成初始密码, setProvisioned 设置目录同步, changeMembers 调整成员, setOfAccount 设置角色, setReach 设置数据范围
  grantUntil 限时授权, endOthers 结束其他会话, endOf 结束会话, exportDeptUsers 导出人员, callOff 下达, exportPlans 导出计划, exportGoods 导出商品
  chooseMethod 选择采购方式, exportAvailable 导出可用库存, exportBatches 导出批次, exportMoves 导出流水, exportTasks 导出任务, giveBack 退库
  repick 重新拣货, putAway 上架入库, closeRest 关闭剩余, reverse 冲销, scan 扫描, recount 复盘, arrive 到货, exportPlaces 导出库位
  addPlace 新增库位, setPlaceStatus 启用或停用库位, saveShortcuts 保存快捷入口, dismiss 忽略, setDepartmentConf 设置部门配置, preview 预览
  renewSecret 更换密钥, rotateKeys 轮换签名密钥, confirmLogout 确认退出, found 开通, resume 恢复, acceptMany 批量接单, again 再次购买
  createMany 批量新建, addCart 加入购物车, update 修改, select 选择, sendForInquiry 转询价, batchTemplate 下载批量模板
  createByBatchTplWithAmount 按模板批量下单, createBatchSuppProductsWithAmount 批量下单, reply 回复, followUp 追评, checkExport 导出检查结果
  moderate 审核, compete 比价, setDefault 设为默认, slip 打印, state 更新状态, agree 同意, offer 提出方案, put 保存, addToCart 加入购物车
  exportRefusedFiles 导出未识别文件, return 退回, exportToInvoice 导出待开票, exportOpenLines 导出未核对行, hold 暂缓, discount 折扣
  exportAging 导出账龄, exportAccrued 导出暂估, exportUnstated 导出未对账, exportLines 导出明细, dispute 提出异议, run 执行, override 放行
  terminate 终止, leave 退出, setDisabled 停用, record 登记, rotate 轮换, rotateSecret 轮换签名密钥, replay 补发, replayRange 按时间补发
  startApprovalFlow 提交申请, saveDraft 保存草稿, exportApplications 导出申请, exportWithdrawals 导出提现, cancelWithdrawal 取消提现
  payWithdrawal 支付提现, failWithdrawal 提现失败, exportTopUps 导出充值, topUp 充值, withdrawTopUp 撤回充值, confirmTopUp 确认充值
  refuseTopUp 拒绝充值, block 冻结, unblock 解冻, notify 通知, exportGrants 导出发放, exportStuck 导出滞留任务, decideByLink 邮件审批
  proveLink 邮件审批验证, addApprover 加签, returnTo 退回, recall 撤销, remind 催办, comment 评论, transfer 转办, choose 选择审批人
  readAll 全部已读, savePreferences 保存消息设置, unsubscribe 退订, exportBills 导出账单, repay 还款, exportAccounts 导出账户, freeze 冻结
  apply 应用, exportLogins 导出登录日志, exportOperations 导出操作日志, exportSlowCalls 导出慢调用, exportExports 导出导出日志
  exportMessages 导出消息日志, listExport 导出, pictureErrorsExport 导出图片错误, retryPictures 重试图片, mapping 设置列对应, table 读取表格
  errorFile 下载错误文件, saveAll 全部保存, savePrefix 设置前缀, keep 保留, keepPerson 全部保留, result 下载结果, publish 发布, rollBack 回退
  verifyCode 校验验证码, publicKey 获取公钥, getImageVerifyCode 获取图形验证码, validLoginTel 校验手机号, validPhone 校验手机号, prove 验证身份
  newTotp 绑定验证器, confirmTotp 确认验证器, newRecoveryCodes 更换恢复码, verifyPasskey 校验通行密钥, newPasskey 新增通行密钥
  confirmPasskey 确认通行密钥, exportChanges 导出变更, callBack 回访, reject 驳回, exportPayments 导出付款, giveUp 放弃, importResults 导入结果
  markPaid 标记已付, bounce 退票, exportReceipts 导出收款, exportRetentions 导出质保金, exportList 导出, issuePassword 生成初始密码
  inviteAdministrator 邀请管理员, inviteAgain 重新邀请, setAdministrator 设置管理员, register 注册, createKeyHalf 生成半密钥
  confirmKey 确认密钥, restartCeremony 重新生成密钥, createOpenerKey 生成开标密钥, revokeOpenerKey 吊销开标密钥, countersign 会签
  attach 上传附件, attachment 下载附件, proposeFailure 申报无法开标, confirmFailure 确认无法开标, newOpenerPasskey 新增通行密钥
  addOpenerPasskey 新增通行密钥, removeOpenerPasskey 删除通行密钥, handOver 移交, retryOpening 重试开标, audit 下载审计文件, render 预览
  signPaper 线下签署, witness 见证, prepareSign 准备签署, evidence 下载签署证据, review 复核, pin 置顶, updatePageViews 记录阅读, file 下载文件
  closePopRemind 关闭提醒, deleteById 删除, setGoods 设置商品, setStock 设置库存, moveAll 批量流转, follow 关注, readItems 读取明细
  itemsTemplate 下载明细模板, items 下载明细, calendar 下载日历, rerun 重新采购, comparisonWorkbook 下载比价表, changePeople 调整评审人员
  reopen 重新打开, mineExport 导出, conflict 申请回避, poolExport 导出, exportMine 导出, raise 提出, judge 判定, bid 报价, limit 设置底价
  weights 设置系数, schedule 安排竞价, proof 下载核对文件, begin 开始, accept 接受, enter 登录, supplierSso 跳转登录, mallSso 跳转登录
  exchange 换取登录, callbackSso 登录回调, probe 检测, decideMany 批量裁决, setShown 设置显示, restoreAll 全部恢复
  addItem 新增明细, editItem 修改明细, removeItem 删除明细, setItemStatus 启用或停用明细, appoint 委托, authLoginKey 换取登录, checkBatch 检查批量
  checkout 结算, collect 汇总, compute 计算, condition 有条件准入, qualify 准入, disqualify 取消准入, convert 转为正式, count 统计
  count_cart_items 统计购物车, decline 谢绝, draw 抽取, drop 移除, escalate 升级, explain 说明, find 查询, getConfByType 查询配置
  qryConfByItemCodes 查询配置, getRecentKey 查询最近搜索, getRelWord 查询联想词, getUserConfWithTenant 查询设置, listHotkey 查询热搜词
  match 匹配, merge 合并, mobileLogin 短信登录, note 备注, onlineRedirect 打开客服, openWork 查询未完工作, prepare 准备抽取
  pushState 查询推送状态, subscribePush 开启推送, unsubscribePush 关闭推送, queryGoodsListWithStandardByCatalog 查询商品
  queryReceiverAddress 查询地址, readLink 打开审批链接, resend 重新发送, saveScheme 保存评分方案, scanQRCode 扫码, searchAlternatives 查找替代商品
  searchHotBrandList 查询热门品牌, sendBack 退回, sendLoginMsg 发送登录验证码, sendMsg 发送验证码, sendValidMsgCode 发送验证码
  setAside 搁置, takeDown 强制下架, takeOver 接手, validMobile 校验手机号, warn 警告, {name} 查看图片
  list 查询列表, detail 查看详情, changes 查看变更记录, history 查看历史, counts 统计
`)
