BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	code VARCHAR(12) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (code, seq), 
	FOREIGN KEY(code) REFERENCES tables (code)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('BRJRANS',0,1795034301675,'{"kind":"created","game":"dice","rules":{},"chairs":3,"options":{"clock":0,"grace":60,"pace":0.0,"rest":0.3,"undo":true,"spectators":true,"chat":true}}');
INSERT INTO "entries" VALUES('BRJRANS',1,1795034301675,'{"kind":"joined","seat":0,"name":"Anna"}');
INSERT INTO "entries" VALUES('BRJRANS',2,1795034301675,'{"kind":"sealed","seed":"15fb0ccbf4a10ec9e1c7455d48cd669ce1ad858eee32dd321d3bf6a3bd0d21af"}');
INSERT INTO "entries" VALUES('BRJRANS',3,1795034301675,'{"kind":"bot","seat":2,"level":"steady","name":"Ada"}');
INSERT INTO "entries" VALUES('BRJRANS',4,1795034301680,'{"kind":"joined","seat":1,"name":"Ben"}');
INSERT INTO "entries" VALUES('BRJRANS',5,1795034301704,'{"kind":"promised","seat":0,"promise":"8bbeac812b970aa87324d7a07a36ffd3341c60b3f85610a7de62bda233802b3d"}');
INSERT INTO "entries" VALUES('BRJRANS',6,1795034302841,'{"kind":"promised","seat":1,"promise":"7a88b0f833bbfe95be02a5c4835a664b013098d8827e568fc4370f582e2279a1"}');
INSERT INTO "entries" VALUES('BRJRANS',7,1795034302855,'{"kind":"started","dealer":0}');
INSERT INTO "entries" VALUES('BRJRANS',8,1795034302929,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('BRJRANS',9,1795034302936,'{"kind":"said","seat":0,"text":"Hello – schönes Blatt!"}');
INSERT INTO "entries" VALUES('BRJRANS',10,1795034302947,'{"kind":"nonce","seat":1,"nonce":"74SL87FPQgBD6l4dEBfQafE9Qo7ph83Z"}');
INSERT INTO "entries" VALUES('BRJRANS',11,1795034302992,'{"kind":"nonce","seat":0,"nonce":"UGEgqtJsh22uSJxS4G71X0V6e0m4B7Sy"}');
INSERT INTO "entries" VALUES('BRJRANS',12,1795034302992,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('BRJRANS',13,1795034302992,'{"kind":"sealed","seed":"3795ebf5785711e909b120f113d9b53c4b8b9cf410ef4de7fc41a9fd5f120e2a"}');
INSERT INTO "entries" VALUES('BRJRANS',14,1795034303003,'{"kind":"move","move":"0 roll 10g,5g,8b,6g,8o,10o,3o,*o,*g,*r"}');
INSERT INTO "entries" VALUES('BRJRANS',15,1795034303014,'{"kind":"move","move":"0 score"}');
INSERT INTO "entries" VALUES('BRJRANS',16,1795034303022,'{"kind":"move","move":"1 roll 7b,5g,6b,9r,8o,10o,1b,4o,3r,3b"}');
INSERT INTO "entries" VALUES('BRJRANS',17,1795034303063,'{"kind":"move","move":"1 keep 5,8,9"}');
INSERT INTO "entries" VALUES('BRJRANS',18,1795034303071,'{"kind":"move","move":"1 roll 8g,6r,6b,5r,8o,10o,4g,4o,3r,3b"}');
INSERT INTO "entries" VALUES('BRJRANS',19,1795034303080,'{"kind":"move","move":"1 keep 0,1,2,4"}');
INSERT INTO "entries" VALUES('BRJRANS',20,1795034303095,'{"kind":"move","move":"1 roll 8g,6r,6b,10b,8o,9g,4g,3g,4b,*g"}');
INSERT INTO "entries" VALUES('BRJRANS',21,1795034303104,'{"kind":"move","move":"1 pass"}');
INSERT INTO "entries" VALUES('BRJRANS',22,1795034303151,'{"kind":"move","move":"2 roll 10g,6r,10o,9r,7r,6o,1b,*o,3r,2o"}');
INSERT INTO "entries" VALUES('BRJRANS',23,1795034303175,'{"kind":"move","move":"2 keep 0,1,2,5,7"}');
INSERT INTO "entries" VALUES('BRJRANS',24,1795034303182,'{"kind":"move","move":"2 roll 10g,6r,10o,6g,8o,6o,*r,*o,1o,2o"}');
INSERT INTO "entries" VALUES('BRJRANS',25,1795034303189,'{"kind":"move","move":"2 score"}');
INSERT INTO "entries" VALUES('BRJRANS',26,1795034303209,'{"kind":"promised","seat":0,"promise":"2a66adb3ade567d0a62338b7586b0a8fb313e89014b562b7332e51aabd9ccc31"}');
INSERT INTO "entries" VALUES('BRJRANS',27,1795034303214,'{"kind":"promised","seat":1,"promise":"7e6892c4a4f149afa615453c2ed50237096d59519c4bb5f85b23d445e1b542a5"}');
INSERT INTO "entries" VALUES('BRJRANS',28,1795034303214,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('BRJRANS',29,1795034303255,'{"kind":"nonce","seat":1,"nonce":"ypYItc4VmSmVZuNGJUZ6ZIfbyN-9KCtT"}');
INSERT INTO "entries" VALUES('BRJRANS',30,1795034303259,'{"kind":"nonce","seat":0,"nonce":"-PcSHdniDyTZVBgoZMxWSpVecTGPNOaN"}');
INSERT INTO "entries" VALUES('BRJRANS',31,1795034303259,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('BRJRANS',32,1795034303259,'{"kind":"sealed","seed":"ad5e3af812231684560ee0b7f1798d245e53b4bc2805b483b579bdf914b0a2eb"}');
INSERT INTO "entries" VALUES('BRJRANS',33,1795034303317,'{"kind":"move","move":"0 roll 5r,9b,8b,8b,8o,6o,3o,1r,3r,*r"}');
INSERT INTO "entries" VALUES('BRJRANS',34,1795034303338,'{"kind":"move","move":"0 score"}');
INSERT INTO "entries" VALUES('BRJRANS',35,1795034303351,'{"kind":"move","move":"1 roll 10g,5g,6b,8b,7r,6o,*r,4o,*g,2o"}');
INSERT INTO "entries" VALUES('BRJRANS',36,1795034303392,'{"kind":"move","move":"1 keep 0,2,5,6,8"}');
INSERT INTO "entries" VALUES('BRJRANS',37,1795034303394,'{"kind":"move","move":"1 roll 10g,5g,6b,6g,8o,6o,*r,3g,*g,4r"}');
INSERT INTO "entries" VALUES('BRJRANS',38,1795034303417,'{"kind":"move","move":"1 score"}');
INSERT INTO "entries" VALUES('BRJRANS',39,1795034303424,'{"kind":"move","move":"2 roll 8g,6r,10o,10b,5b,10o,4g,4o,*b,3b"}');
INSERT INTO "entries" VALUES('BRJRANS',40,1795034303433,'{"kind":"move","move":"2 score"}');
INSERT INTO "entries" VALUES('BRJRANS',41,1795034303450,'{"kind":"promised","seat":0,"promise":"0eb099d89bc1943d2ac374b0bf1b0331ce4ba3d3cdd065434f253756db700a63"}');
INSERT INTO "entries" VALUES('BRJRANS',42,1795034303478,'{"kind":"promised","seat":1,"promise":"4985484c0446fdbf66534c32fae1dd7ab83be8d572195fdd07b7818c58a61fc4"}');
INSERT INTO "entries" VALUES('BRJRANS',43,1795034303478,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('BRJRANS',44,1795034303568,'{"kind":"nonce","seat":0,"nonce":"_SElaUB_5tXWbw6Jd-HL7IuRHwEt-g1J"}');
INSERT INTO "entries" VALUES('BRJRANS',45,1795034303582,'{"kind":"nonce","seat":1,"nonce":"Xg7X-uRVWSVP3EJdkDkyZasQ1wXF13Vd"}');
INSERT INTO "entries" VALUES('BRJRANS',46,1795034303582,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('BRJRANS',47,1795034303582,'{"kind":"sealed","seed":"9c3c4c9017ea163ae288d4430a069d934dc5cca73b3d1a4cf1737dcaaf808e0f"}');
INSERT INTO "entries" VALUES('BRJRANS',48,1795034303649,'{"kind":"move","move":"0 roll 8g,5g,5o,7o,10g,7g,3o,3g,1o,*r"}');
INSERT INTO "entries" VALUES('BRJRANS',49,1795034303657,'{"kind":"move","move":"0 keep 0,1,2,3,4,9"}');
INSERT INTO "entries" VALUES('BRJRANS',50,1795034303680,'{"kind":"move","move":"0 roll 8g,5g,5o,7o,10g,5b,2g,4o,2r,*r"}');
INSERT INTO "entries" VALUES('BRJRANS',51,1795034303693,'{"kind":"move","move":"0 keep 0,1,2,3,4,5,9"}');
INSERT INTO "entries" VALUES('BRJRANS',52,1795034303710,'{"kind":"move","move":"0 roll 8g,5g,5o,7o,10g,5b,*o,1r,4b,*r"}');
INSERT INTO "entries" VALUES('BRJRANS',53,1795034303729,'{"kind":"move","move":"0 score"}');
INSERT INTO "entries" VALUES('BRJRANS',54,1795034303734,'{"kind":"move","move":"1 roll 10g,9b,9g,10b,8o,8r,2g,4o,4b,4r"}');
INSERT INTO "entries" VALUES('BRJRANS',55,1795034303779,'{"kind":"move","move":"1 keep 0,1,4,7,8,9"}');
INSERT INTO "entries" VALUES('BRJRANS',56,1795034303794,'{"kind":"move","move":"1 roll 10g,9b,9g,9r,8o,8r,*r,4o,4b,4r"}');
INSERT INTO "entries" VALUES('BRJRANS',57,1795034303823,'{"kind":"move","move":"1 score"}');
INSERT INTO "entries" VALUES('BRJRANS',58,1795034303838,'{"kind":"move","move":"2 roll 6o,10r,8b,10b,6b,5b,*r,*o,4b,2o"}');
INSERT INTO "entries" VALUES('BRJRANS',59,1795034303859,'{"kind":"move","move":"2 keep 0,1,2,3,5,6,7"}');
INSERT INTO "entries" VALUES('BRJRANS',60,1795034303878,'{"kind":"move","move":"2 roll 6o,10r,8b,10b,10g,5b,*r,*o,*g,1g"}');
INSERT INTO "entries" VALUES('BRJRANS',61,1795034303907,'{"kind":"move","move":"2 score"}');
INSERT INTO "entries" VALUES('BRJRANS',62,1795034303947,'{"kind":"promised","seat":0,"promise":"153ae2e1565da325c0ea1a549a9400cf406098f8c65dc4cc9e6ead84eb9dcea1"}');
INSERT INTO "entries" VALUES('BRJRANS',63,1795034303961,'{"kind":"promised","seat":1,"promise":"da2722a9c80a34b4ab070dd236f7d6612d7a56232a5bc72f4f634496a2a52bdb"}');
INSERT INTO "entries" VALUES('BRJRANS',64,1795034303961,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('BRJRANS',65,1795034304003,'{"kind":"nonce","seat":1,"nonce":"omeHC2p9D22JNaCdL8BPTsNICy5DINyQ"}');
INSERT INTO "entries" VALUES('BRJRANS',66,1795034304011,'{"kind":"nonce","seat":0,"nonce":"6vrcN-R1HMn0eDKKKy3BLp5QGa_7Tntx"}');
INSERT INTO "entries" VALUES('BRJRANS',67,1795034304011,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('BRJRANS',68,1795034304011,'{"kind":"sealed","seed":"a1e9a4d67ab05892d1a559d40cadcf7acf14024da70258ccc77029c50da4ed5c"}');
INSERT INTO "entries" VALUES('BRJRANS',69,1795034304074,'{"kind":"move","move":"0 roll 5r,5g,6b,8b,5b,5b,3o,*o,1o,1g"}');
INSERT INTO "entries" VALUES('FQ2AKNW',0,1795034295203,'{"kind":"created","game":"phase10","rules":{"variants":["knocking"],"knock_window":0.05,"phases":"1,2,4","turn_limit":60},"chairs":3,"options":{"clock":0,"grace":60,"pace":0.0,"rest":0.3,"undo":true,"spectators":true,"chat":true}}');
INSERT INTO "entries" VALUES('FQ2AKNW',1,1795034295203,'{"kind":"joined","seat":0,"name":"Anna"}');
INSERT INTO "entries" VALUES('FQ2AKNW',2,1795034295203,'{"kind":"sealed","seed":"5cc093882098a2dab0918e8f714139a3c7ea14aed70cfdd8d5128d7dbdaed448"}');
INSERT INTO "entries" VALUES('FQ2AKNW',3,1795034295203,'{"kind":"bot","seat":2,"level":"greedy","name":"Ada"}');
INSERT INTO "entries" VALUES('FQ2AKNW',4,1795034295272,'{"kind":"joined","seat":1,"name":"Ben"}');
INSERT INTO "entries" VALUES('FQ2AKNW',5,1795034295823,'{"kind":"promised","seat":0,"promise":"17ff0f208888efe73402df06bf6a30ea6869c84bdfd2bb9871ad5b3c1d0ba05f"}');
INSERT INTO "entries" VALUES('FQ2AKNW',6,1795034295901,'{"kind":"promised","seat":1,"promise":"b510bf8a6b87b13e9e55b8545f9a6b2ed4e220139fa160f72d5dd26f4e237454"}');
INSERT INTO "entries" VALUES('FQ2AKNW',7,1795034295925,'{"kind":"started","dealer":0}');
INSERT INTO "entries" VALUES('FQ2AKNW',8,1795034295992,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('FQ2AKNW',9,1795034296003,'{"kind":"said","seat":0,"text":"Hello – schönes Blatt!"}');
INSERT INTO "entries" VALUES('FQ2AKNW',10,1795034296009,'{"kind":"nonce","seat":1,"nonce":"-NotqT9RSSAj1hSTglC5LaRcMAL1Fi5d"}');
INSERT INTO "entries" VALUES('FQ2AKNW',11,1795034296015,'{"kind":"nonce","seat":0,"nonce":"EFipEjAF82oaX33hgphMNrzdJhr1NiM3"}');
INSERT INTO "entries" VALUES('FQ2AKNW',12,1795034296015,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('FQ2AKNW',13,1795034296015,'{"kind":"sealed","seed":"59d2656ea33eff651e9e1fe46849a1d482857e794c90c82ddff2f7f2f36fe830"}');
INSERT INTO "entries" VALUES('FQ2AKNW',14,1795034296057,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',15,1795034296072,'{"kind":"move","move":"1 lay 1 4g,4y,4b 6r,6b,*"}');
INSERT INTO "entries" VALUES('FQ2AKNW',16,1795034296080,'{"kind":"move","move":"1 skip 0"}');
INSERT INTO "entries" VALUES('FQ2AKNW',17,1795034298194,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',18,1795034298207,'{"kind":"move","move":"2 skip 1"}');
INSERT INTO "entries" VALUES('FQ2AKNW',19,1795034298772,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',20,1795034298782,'{"kind":"move","move":"2 discard 10b"}');
INSERT INTO "entries" VALUES('FQ2AKNW',21,1795034298793,'{"kind":"move","move":"0 knock"}');
INSERT INTO "entries" VALUES('FQ2AKNW',22,1795034298809,'{"kind":"move","move":"0 skip 1"}');
INSERT INTO "entries" VALUES('FQ2AKNW',23,1795034298828,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',24,1795034298865,'{"kind":"move","move":"2 discard 11r"}');
INSERT INTO "entries" VALUES('FQ2AKNW',25,1795034298895,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',26,1795034300637,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',27,1795034300680,'{"kind":"move","move":"0 discard 11b"}');
INSERT INTO "entries" VALUES('FQ2AKNW',28,1795034300685,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',29,1795034300732,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',30,1795034300758,'{"kind":"move","move":"1 discard 10g"}');
INSERT INTO "entries" VALUES('FQ2AKNW',31,1795034300770,'{"kind":"move","move":"0 knock"}');
INSERT INTO "entries" VALUES('FQ2AKNW',32,1795034300812,'{"kind":"move","move":"0 lay 1 2y,2b,2r 10y,10b,10g"}');
INSERT INTO "entries" VALUES('FQ2AKNW',33,1795034300819,'{"kind":"move","move":"0 hit 6b g1"}');
INSERT INTO "entries" VALUES('FQ2AKNW',34,1795034300827,'{"kind":"move","move":"0 hit 2r g2"}');
INSERT INTO "entries" VALUES('FQ2AKNW',35,1795034300829,'{"kind":"move","move":"0 discard 7g"}');
INSERT INTO "entries" VALUES('FQ2AKNW',36,1795034300834,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',37,1795034300889,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',38,1795034300908,'{"kind":"move","move":"1 hit 6y g1"}');
INSERT INTO "entries" VALUES('FQ2AKNW',39,1795034300917,'{"kind":"move","move":"1 discard 3b"}');
INSERT INTO "entries" VALUES('FQ2AKNW',40,1795034300923,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',41,1795034300926,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',42,1795034300930,'{"kind":"move","move":"2 discard 11b"}');
INSERT INTO "entries" VALUES('FQ2AKNW',43,1795034300964,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',44,1795034300970,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',45,1795034301011,'{"kind":"move","move":"0 discard 12b"}');
INSERT INTO "entries" VALUES('FQ2AKNW',46,1795034301032,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',47,1795034301087,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',48,1795034301090,'{"kind":"move","move":"1 discard 11g"}');
INSERT INTO "entries" VALUES('FQ2AKNW',49,1795034301098,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',50,1795034301102,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',51,1795034301105,'{"kind":"move","move":"2 lay 1 1r,1y,* 5b,5r,5y"}');
INSERT INTO "entries" VALUES('FQ2AKNW',52,1795034301112,'{"kind":"move","move":"2 hit 4b g0"}');
INSERT INTO "entries" VALUES('FQ2AKNW',53,1795034301122,'{"kind":"move","move":"2 hit 2g g2"}');
INSERT INTO "entries" VALUES('FQ2AKNW',54,1795034301125,'{"kind":"move","move":"2 discard 9y"}');
INSERT INTO "entries" VALUES('FQ2AKNW',55,1795034301184,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',56,1795034301239,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',57,1795034301260,'{"kind":"move","move":"0 hit 1y g4"}');
INSERT INTO "entries" VALUES('FQ2AKNW',58,1795034301276,'{"kind":"move","move":"0 hit 4r g0"}');
INSERT INTO "entries" VALUES('FQ2AKNW',59,1795034301283,'{"kind":"move","move":"0 discard 8y"}');
INSERT INTO "entries" VALUES('FQ2AKNW',60,1795034301321,'{"kind":"promised","seat":0,"promise":"fdbbb65473db2d0bda128092d5582e9a585e488c4d1ac25bc1a1783e6a1d7958"}');
INSERT INTO "entries" VALUES('FQ2AKNW',61,1795034301389,'{"kind":"promised","seat":1,"promise":"0b11c0093004b8bfe4711a87e5de18370e8ffedda95ecfec0f829c4574587219"}');
INSERT INTO "entries" VALUES('FQ2AKNW',62,1795034301389,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('FQ2AKNW',63,1795034301436,'{"kind":"nonce","seat":1,"nonce":"wog5ypJJFr3mokbjjMC--1cN3KcLg7Fw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',64,1795034301467,'{"kind":"nonce","seat":0,"nonce":"hwLRA9n-w6IXU5Ws8tbOp7Nomqzc8bz5"}');
INSERT INTO "entries" VALUES('FQ2AKNW',65,1795034301467,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('FQ2AKNW',66,1795034301467,'{"kind":"sealed","seed":"bf52e0d40b6d031eeb48be44afd835e8bacd7fb72db10649676bcb15f0ebee24"}');
INSERT INTO "entries" VALUES('FQ2AKNW',67,1795034301498,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('FQ2AKNW',68,1795034301505,'{"kind":"move","move":"2 lay 2 2y,2y,* *,7b,8y,9g"}');
INSERT INTO "entries" VALUES('FQ2AKNW',69,1795034301509,'{"kind":"move","move":"2 discard 11y"}');
INSERT INTO "entries" VALUES('FQ2AKNW',70,1795034301568,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('FQ2AKNW',71,1795034301664,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',0,1795034304084,'{"kind":"created","game":"profisort","rules":{"first_to":3,"tasks":"1,3,7,8"},"chairs":3,"options":{"clock":0,"grace":60,"pace":0.0,"rest":0.3,"undo":true,"spectators":true,"chat":true}}');
INSERT INTO "entries" VALUES('WJ8WZ3A',1,1795034304084,'{"kind":"joined","seat":0,"name":"Anna"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',2,1795034304084,'{"kind":"sealed","seed":"5da784924f93515129fb6288dea542eb3323e6986a1ab5b169eee6ad2b94dad6"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',3,1795034304084,'{"kind":"bot","seat":2,"level":"greedy","name":"Ada"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',4,1795034304090,'{"kind":"joined","seat":1,"name":"Ben"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',5,1795034304101,'{"kind":"promised","seat":0,"promise":"518ea2ee66079cd1df11fee9a7046ff15ca0e259f9b563eaad972d2730d4c7b1"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',6,1795034304108,'{"kind":"promised","seat":1,"promise":"e0358c012de16691f8d9cbf66a1206381f1403442387a06da583c453587322ad"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',7,1795034304114,'{"kind":"started","dealer":0}');
INSERT INTO "entries" VALUES('WJ8WZ3A',8,1795034304123,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',9,1795034304151,'{"kind":"nonce","seat":0,"nonce":"ajBEGk5E083ina-13lbxDedvv5r-5yDD"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',10,1795034304160,'{"kind":"said","seat":0,"text":"Hello – schönes Blatt!"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',11,1795034304163,'{"kind":"nonce","seat":1,"nonce":"kCylVDx6qqTSBlBc8OV7eKbcwpcstOY5"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',12,1795034304163,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',13,1795034304163,'{"kind":"sealed","seed":"89475294bffa864cc9a0423371b924e94c0710e4ba141ce5cc5e00f304a42c01"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',14,1795034304203,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',15,1795034304210,'{"kind":"move","move":"1 give As 2"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',16,1795034304263,'{"kind":"move","move":"1 discard 4h"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',17,1795034304549,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',18,1795034304616,'{"kind":"move","move":"2 discard *"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',19,1795034304637,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',20,1795034304644,'{"kind":"move","move":"0 give Ah 1"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',21,1795034304710,'{"kind":"move","move":"0 discard 7h"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',22,1795034304713,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',23,1795034304759,'{"kind":"move","move":"1 give Ac 0"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',24,1795034304765,'{"kind":"move","move":"1 discard 4c"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',25,1795034304798,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',26,1795034304821,'{"kind":"move","move":"2 discard Ad"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',27,1795034304831,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',28,1795034304840,'{"kind":"move","move":"0 discard 6s"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',29,1795034304859,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',30,1795034304907,'{"kind":"move","move":"1 discard 2c"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',31,1795034304918,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',32,1795034304935,'{"kind":"move","move":"2 discard Qd"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',33,1795034304960,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',34,1795034304984,'{"kind":"move","move":"0 discard 6s"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',35,1795034304993,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',36,1795034305050,'{"kind":"move","move":"1 discard 6h"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',37,1795034305058,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',38,1795034305068,'{"kind":"move","move":"2 discard Kh"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',39,1795034305081,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',40,1795034305089,'{"kind":"move","move":"0 give Ad 2"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',41,1795034305096,'{"kind":"move","move":"0 discard 10h"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',42,1795034305100,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',43,1795034305143,'{"kind":"move","move":"1 discard 4d"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',44,1795034305163,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',45,1795034305176,'{"kind":"move","move":"2 discard Jd"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',46,1795034305196,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',47,1795034305211,'{"kind":"move","move":"0 discard 7d"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',48,1795034305216,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',49,1795034305259,'{"kind":"move","move":"1 lay 8 Jd,Jc,Qs,Ks,Js,Jh,*"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',50,1795034305262,'{"kind":"move","move":"1 discard 3h"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',51,1795034305264,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',52,1795034305279,'{"kind":"move","move":"2 discard 4s"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',53,1795034305309,'{"kind":"move","move":"0 sit Ac"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',54,1795034305321,'{"kind":"move","move":"1 sit Ah"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',55,1795034305334,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',56,1795034305342,'{"kind":"move","move":"2 discard 6c"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',57,1795034305363,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',58,1795034305377,'{"kind":"move","move":"0 discard *"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',59,1795034305378,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',60,1795034305419,'{"kind":"move","move":"1 hit Kd g0"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',61,1795034305421,'{"kind":"move","move":"1 discard 6d"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',62,1795034305466,'{"kind":"promised","seat":0,"promise":"b36261d72d8af8e32c8efdeefde5fff29e3a6ff1199df33ffe9b0a32c2c4e0c1"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',63,1795034305475,'{"kind":"promised","seat":1,"promise":"9fae1b22e6f0516ac81c8a1fb08e0a44a826a20c00bc9a1739bbb1cc7205a069"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',64,1795034305475,'{"kind":"bound"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',65,1795034305519,'{"kind":"nonce","seat":1,"nonce":"qE_6pwy3QDcWV6yCWKBdUS-7udFeA0kf"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',66,1795034305525,'{"kind":"nonce","seat":0,"nonce":"gI_q59bz2y-DUYZnvz6Bvdx25rlC1WJP"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',67,1795034305525,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',68,1795034305525,'{"kind":"sealed","seed":"8ac137ac291ecfba01baa5b0a3931594482d06814de3a974a652266d82a70009"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',69,1795034305531,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',70,1795034305549,'{"kind":"move","move":"2 discard *"}');
INSERT INTO "entries" VALUES('WJ8WZ3A',71,1795034305570,'{"kind":"move","move":"0 draw"}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE leases (
	code VARCHAR(12) NOT NULL, 
	process VARCHAR(80) NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE presence (
	code VARCHAR(12) NOT NULL, 
	process VARCHAR(80) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (code, process)
);
CREATE TABLE processes (
	name VARCHAR(80) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	code VARCHAR(12) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('FQ2AKNW',1795034295203);
INSERT INTO "tables" VALUES('BRJRANS',1795034301675);
INSERT INTO "tables" VALUES('WJ8WZ3A',1795034304084);
CREATE INDEX ix_leases_process ON leases (process);
CREATE INDEX ix_presence_process ON presence (process);
COMMIT;
