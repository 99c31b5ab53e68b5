/** Names as Japanese, Chinese and Korean write them; one reading of ours may have several spellings of theirs, and one of theirs several readings. */
export const EAST_ASIAN = `
灯=akari 昭=akira 晃=akira 大貴=daiki 遥香=haruka 悠人=yuto 陽斗=haruto 晴翔=haruto 春翔=haruto 大翔=hiroto,haruto 陽菜=haruna 浩=hao 寛=hiroshi 弘=hiroshi 宏=hiroshi,hong
敬子=keiko 圭子=keiko 健司=kenji 謙二=kenji 真=zhen 未央=mio 蓮=lian 怜=rei 凜=rin 咲良=sakura 結=yui 雪=xue 由紀=yuki 有希=yuki 勇気=yuki 美咲=misaki 愛子=aiko 直美=naomi
真由美=mayumi 由美=yumi 花子=hanako 太郎=taro 千尋=chihiro 七海=nanami 美月=mizuki 莉子=riko 優子=yuko 裕子=yuko,hiroko 洋子=yoko 陽子=yoko 綾=aya 彩=aya 真理=mari 麻里=mari
玲奈=rena,reina 里奈=rina 健太=kenta 大輔=daisuke 直樹=naoki 隼人=hayato 拓海=takumi 匠=takumi 涼=ryo 亮=ryo,liang 和子=kazuko 幸子=sachiko 京子=kyoko 悠真=yuma 颯太=sota 健=ken
翔=sho 愛=ai 舞=mai 光=hikaru,guang 薫=kaoru 忍=shinobu 進=susumu 茂=shigeru 豊=yutaka 隆=takashi 孝=takashi 桃子=momoko 茜=akane 楓=kaede 鳳=feng 佳仪=jiayi 軍=jun 君=jun
俊傑=junjie 麗華=lihua 玲=rei 偉=wei 薇=wei 心怡=xinyi 秀蘭=xiulan 语桐=yutong 静=jing,shizuka 龙=long 晨=chen 수아=sua 서윤=seoyun,seoyoon 유나=yuna 유진=yujin,eugene 하나=hana
미나=mina 소라=sora 다니엘=daniel 사라=sarah,sara 한나=hannah,hanna 요한=john 이안=ian 노아=noah 레오=leo 엘리=ellie,eli 안나=anna 마리아=maria 다윗=david 다비드=david
소피아=sophia,sofia 소피=sophie 올리비아=olivia 엠마=emma 에마=emma 에밀리=emily 이사벨라=isabella 미아=mia 아멜리아=amelia 샬럿=charlotte 샬롯=charlotte 클로이=chloe 그레이스=grace
릴리=lily 아리아=aria 엘라=ella 리암=liam 제임스=james 올리버=oliver 루카스=lucas 이든=eden,ethan 벤자민=benjamin 데이비드=david 마이클=michael 사무엘=samuel 조슈아=joshua 제이든=jayden
라이언=ryan 앤드류=andrew 제이콥=jacob 헨리=henry 윌리엄=william 에이든=aiden 줄리아=julia 레이첼=rachel 제시카=jessica
에스더=esther 루나=luna 아인=ain 지민=jimin 하준=hajun 시우=siwoo 지호=jiho 리아=lia 제니=jenny 수지=suzy 지은=jieun 민서=minseo 예준=yejun ひなた=hinata みさき=misaki エマ=emma アンナ=anna
マリア=maria マイケル=michael ジョン=john オリビア=olivia ノア=noah リアム=liam ルーカス=lucas ソフィア=sofia,sophia エミリー=emily 陽葵=himari,hinata 翔太=shota 大和=yamato 陽太=hinata
心春=koharu 凪=nagi 紬=tsumugi 芽依=mei 朝陽=asahi 悠斗=yuto 優斗=yuto 蒼=aoi,ao 咲=saki 美羽=miu 杏=an 律=ritsu 一花=ichika 彩花=ayaka 優=yu 健一=kenichi 裕太=yuta 和也=kazuya
達也=tatsuya 智子=tomoko 久美子=kumiko 由美子=yumiko 明美=akemi 早紀=saki 理恵=rie 沙織=saori 麻衣=mai 愛美=manami 美優=miyu 真央=mao 真琴=makoto 瑠奈=runa,luna 琴音=kotone 彩乃=ayano
晴=haru 春=haru 海=kai,umi 櫂=kai 武=takeshi 毅=takeshi,yi 淳=jun 潤=jun 純=jun 学=manabu 修=osamu 剛=tsuyoshi 勝=masaru 清=kiyoshi 正=tadashi 実=minoru 稔=minoru
治=osamu 秋子=akiko 明子=akiko 昭子=akiko 典子=noriko 紀子=noriko 礼子=reiko 玲子=reiko 節子=setsuko 千代子=chiyoko 文子=fumiko 信子=nobuko 静子=shizuko 澄子=sumiko 富子=tomiko
美代子=miyoko 美紀=miki 美樹=miki 未来=miku,mirai 芳子=yoshiko 良子=yoshiko,ryoko 涼子=ryoko 婷=ting 娜=na 敏=min 慧=hui,kei 娟=juan 雅=ya,miyabi 琳=lin 林=lin 蕾=lei 雷=lei
磊=lei 洋=yang 阳=yang 宇=yu 勇=yong 涛=tao 濤=tao 斌=bin 杰=jie 思雨=siyu 雨萱=yuxuan 子轩=zixuan 宇轩=yuxuan 一诺=yinuo 梓涵=zihan 梓萱=zixuan 欣妍=xinyan 佳琪=jiaqi 文=wen
晓=xiao 月=yue 悦=yue 云=yun 天=tian 心=xin,kokoro 鑫=xin 欣=xin 安=an,ann 宁=ning 平=ping 지안=jian,gian 하윤=hayoon 지아=jia,gia 수빈=subin,soobin 지수=jisoo 태민=taemin
민호=minho 지현=jihyun 수진=soojin,sujin 준호=junho 준=jun 유리=yuri 로아=roa 아린=arin
`;
