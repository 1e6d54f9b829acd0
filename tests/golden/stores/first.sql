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
INSERT INTO "entries" VALUES('6ZG5JE',0,1795034277304,'{"kind":"created","game":"profisort","rules":{"first_to":3,"tasks":"1,3,7,8"},"chairs":3,"options":{"clock":0,"grace":60,"pace":0.0,"rest":0.3,"undo":true,"spectators":true,"chat":true}}');
INSERT INTO "entries" VALUES('6ZG5JE',1,1795034277304,'{"kind":"joined","seat":0,"name":"Anna"}');
INSERT INTO "entries" VALUES('6ZG5JE',2,1795034277304,'{"kind":"sealed","seed":"f0b93ff2c3fc6135f9f082b1a6001808fcbf08026755f6dbe5ecdf10fbd01c93"}');
INSERT INTO "entries" VALUES('6ZG5JE',3,1795034277304,'{"kind":"bot","seat":2,"level":"greedy","name":"Ada"}');
INSERT INTO "entries" VALUES('6ZG5JE',4,1795034277307,'{"kind":"joined","seat":1,"name":"Ben"}');
INSERT INTO "entries" VALUES('6ZG5JE',5,1795034277311,'{"kind":"nonce","seat":0,"nonce":"7fIoryRlR4A7eCDi4LbfBg"}');
INSERT INTO "entries" VALUES('6ZG5JE',6,1795034277313,'{"kind":"nonce","seat":1,"nonce":"CNTfMuOzuRUqmabYw0WKVw"}');
INSERT INTO "entries" VALUES('6ZG5JE',7,1795034277315,'{"kind":"started","dealer":0}');
INSERT INTO "entries" VALUES('6ZG5JE',8,1795034277316,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('6ZG5JE',9,1795034277316,'{"kind":"sealed","seed":"5e541c329c8f7a8aa8a95bbe670db5c21bb8b909f37c0e48f9056b6f3cc16c8f"}');
INSERT INTO "entries" VALUES('6ZG5JE',10,1795034277356,'{"kind":"said","seat":0,"text":"Hello – schönes Blatt!"}');
INSERT INTO "entries" VALUES('6ZG5JE',11,1795034277359,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',12,1795034277399,'{"kind":"move","move":"1 discard 9h"}');
INSERT INTO "entries" VALUES('6ZG5JE',13,1795034277434,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',14,1795034277442,'{"kind":"move","move":"2 discard Kd"}');
INSERT INTO "entries" VALUES('6ZG5JE',15,1795034277465,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',16,1795034277467,'{"kind":"move","move":"0 give Ad 2"}');
INSERT INTO "entries" VALUES('6ZG5JE',17,1795034277475,'{"kind":"move","move":"0 give As 1"}');
INSERT INTO "entries" VALUES('6ZG5JE',18,1795034277477,'{"kind":"move","move":"0 discard 4c"}');
INSERT INTO "entries" VALUES('6ZG5JE',19,1795034277479,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',20,1795034277533,'{"kind":"move","move":"1 discard 10d"}');
INSERT INTO "entries" VALUES('6ZG5JE',21,1795034277598,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',22,1795034277601,'{"kind":"move","move":"2 discard 10h"}');
INSERT INTO "entries" VALUES('6ZG5JE',23,1795034277608,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',24,1795034277610,'{"kind":"move","move":"0 discard Ah"}');
INSERT INTO "entries" VALUES('6ZG5JE',25,1795034277612,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',26,1795034277656,'{"kind":"move","move":"1 discard 4d"}');
INSERT INTO "entries" VALUES('6ZG5JE',27,1795034277700,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',28,1795034277771,'{"kind":"move","move":"2 discard 2s"}');
INSERT INTO "entries" VALUES('6ZG5JE',29,1795034277799,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',30,1795034277801,'{"kind":"move","move":"0 discard 10h"}');
INSERT INTO "entries" VALUES('6ZG5JE',31,1795034277802,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',32,1795034277844,'{"kind":"move","move":"1 discard 2c"}');
INSERT INTO "entries" VALUES('6ZG5JE',33,1795034277862,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',34,1795034277873,'{"kind":"move","move":"2 discard 10c"}');
INSERT INTO "entries" VALUES('6ZG5JE',35,1795034277903,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',36,1795034277912,'{"kind":"move","move":"0 discard 6c"}');
INSERT INTO "entries" VALUES('6ZG5JE',37,1795034277914,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',38,1795034277978,'{"kind":"move","move":"1 lay 8 Qd,Kc,Jc,Qc,Qh,*,*"}');
INSERT INTO "entries" VALUES('6ZG5JE',39,1795034277981,'{"kind":"move","move":"1 discard 8h"}');
INSERT INTO "entries" VALUES('6ZG5JE',40,1795034277987,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',41,1795034277994,'{"kind":"move","move":"2 discard Kc"}');
INSERT INTO "entries" VALUES('6ZG5JE',42,1795034278023,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',43,1795034278032,'{"kind":"move","move":"0 discard *"}');
INSERT INTO "entries" VALUES('6ZG5JE',44,1795034278037,'{"kind":"move","move":"1 sit As"}');
INSERT INTO "entries" VALUES('6ZG5JE',45,1795034278038,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',46,1795034278040,'{"kind":"move","move":"2 discard Jc"}');
INSERT INTO "entries" VALUES('6ZG5JE',47,1795034278107,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',48,1795034278118,'{"kind":"move","move":"0 discard *"}');
INSERT INTO "entries" VALUES('6ZG5JE',49,1795034278132,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',50,1795034278175,'{"kind":"move","move":"1 hit * g0"}');
INSERT INTO "entries" VALUES('6ZG5JE',51,1795034278219,'{"kind":"move","move":"1 discard 9d"}');
INSERT INTO "entries" VALUES('6ZG5JE',52,1795034278231,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',53,1795034278246,'{"kind":"move","move":"2 discard 9s"}');
INSERT INTO "entries" VALUES('6ZG5JE',54,1795034278271,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',55,1795034278280,'{"kind":"move","move":"0 discard Qs"}');
INSERT INTO "entries" VALUES('6ZG5JE',56,1795034278287,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',57,1795034278383,'{"kind":"move","move":"1 discard 5h"}');
INSERT INTO "entries" VALUES('6ZG5JE',58,1795034278392,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',59,1795034278419,'{"kind":"move","move":"2 discard 3s"}');
INSERT INTO "entries" VALUES('6ZG5JE',60,1795034278439,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',61,1795034278492,'{"kind":"move","move":"0 discard Ks"}');
INSERT INTO "entries" VALUES('6ZG5JE',62,1795034278607,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',63,1795034278651,'{"kind":"move","move":"1 discard 6c"}');
INSERT INTO "entries" VALUES('6ZG5JE',64,1795034278808,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',65,1795034278813,'{"kind":"move","move":"2 discard Ah"}');
INSERT INTO "entries" VALUES('6ZG5JE',66,1795034278843,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',67,1795034278860,'{"kind":"move","move":"0 discard Js"}');
INSERT INTO "entries" VALUES('6ZG5JE',68,1795034278869,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('6ZG5JE',69,1795034278911,'{"kind":"move","move":"1 hit Qd g0"}');
INSERT INTO "entries" VALUES('KGJRB9',0,1795034268882,'{"kind":"created","game":"phase10","rules":{"variants":["knocking"],"knock_window":0.05,"phases":"1,2,4","turn_limit":60},"chairs":3,"options":{"clock":0,"grace":60,"pace":0.0,"rest":0.3,"undo":true,"spectators":true,"chat":true}}');
INSERT INTO "entries" VALUES('KGJRB9',1,1795034268882,'{"kind":"joined","seat":0,"name":"Anna"}');
INSERT INTO "entries" VALUES('KGJRB9',2,1795034268882,'{"kind":"sealed","seed":"8dae21c4a15f70c53c3a076df612d81c19cb28ea2e3154fc1e85625d2d447ce6"}');
INSERT INTO "entries" VALUES('KGJRB9',3,1795034268882,'{"kind":"bot","seat":2,"level":"greedy","name":"Ada"}');
INSERT INTO "entries" VALUES('KGJRB9',4,1795034269029,'{"kind":"joined","seat":1,"name":"Ben"}');
INSERT INTO "entries" VALUES('KGJRB9',5,1795034269061,'{"kind":"nonce","seat":0,"nonce":"qxMS6_4qOQsoNav8ZMO4Qg"}');
INSERT INTO "entries" VALUES('KGJRB9',6,1795034269177,'{"kind":"nonce","seat":1,"nonce":"bqK-MfMqrkk0O6rKiroPmw"}');
INSERT INTO "entries" VALUES('KGJRB9',7,1795034269192,'{"kind":"started","dealer":0}');
INSERT INTO "entries" VALUES('KGJRB9',8,1795034269222,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('KGJRB9',9,1795034269222,'{"kind":"sealed","seed":"793351cb717ef6b8bdccdae72aab9a715bcf4fb7b2e371007935493aadaacef5"}');
INSERT INTO "entries" VALUES('KGJRB9',10,1795034269246,'{"kind":"said","seat":0,"text":"Hello – schönes Blatt!"}');
INSERT INTO "entries" VALUES('KGJRB9',11,1795034269297,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',12,1795034269348,'{"kind":"move","move":"1 discard 12r"}');
INSERT INTO "entries" VALUES('KGJRB9',13,1795034269429,'{"kind":"move","move":"0 knock"}');
INSERT INTO "entries" VALUES('KGJRB9',14,1795034269437,'{"kind":"move","move":"0 lay 1 9r,9g,* 12r,12b,12r"}');
INSERT INTO "entries" VALUES('KGJRB9',15,1795034269497,'{"kind":"move","move":"0 discard 10g"}');
INSERT INTO "entries" VALUES('KGJRB9',16,1795034269678,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',17,1795034274513,'{"kind":"replaced","seat":2,"level":"steady"}');
INSERT INTO "entries" VALUES('KGJRB9',18,1795034274587,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',19,1795034274633,'{"kind":"replaced","seat":2,"level":"steady"}');
INSERT INTO "entries" VALUES('KGJRB9',20,1795034274785,'{"kind":"move","move":"1 lay 1 2b,2y,2g 8g,8g,8b"}');
INSERT INTO "entries" VALUES('KGJRB9',21,1795034275059,'{"kind":"move","move":"1 hit 8y g3"}');
INSERT INTO "entries" VALUES('KGJRB9',22,1795034275121,'{"kind":"move","move":"1 discard 10b"}');
INSERT INTO "entries" VALUES('KGJRB9',23,1795034275242,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',24,1795034275262,'{"kind":"move","move":"2 take"}');
INSERT INTO "entries" VALUES('KGJRB9',25,1795034275274,'{"kind":"move","move":"2 lay 1 7g,7y,7y 10r,10b,*"}');
INSERT INTO "entries" VALUES('KGJRB9',26,1795034275276,'{"kind":"move","move":"2 hit 12y g1"}');
INSERT INTO "entries" VALUES('KGJRB9',27,1795034275298,'{"kind":"move","move":"2 hit 9b g0"}');
INSERT INTO "entries" VALUES('KGJRB9',28,1795034275300,'{"kind":"move","move":"2 discard 1y"}');
INSERT INTO "entries" VALUES('KGJRB9',29,1795034275326,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',30,1795034275371,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',31,1795034275373,'{"kind":"move","move":"0 hit 2r g2"}');
INSERT INTO "entries" VALUES('KGJRB9',32,1795034275377,'{"kind":"move","move":"0 hit 10y g5"}');
INSERT INTO "entries" VALUES('KGJRB9',33,1795034275382,'{"kind":"move","move":"0 hit * g0"}');
INSERT INTO "entries" VALUES('KGJRB9',34,1795034275386,'{"kind":"move","move":"0 discard 6b"}');
INSERT INTO "entries" VALUES('KGJRB9',35,1795034275388,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',36,1795034275431,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',37,1795034275434,'{"kind":"move","move":"1 discard 5b"}');
INSERT INTO "entries" VALUES('KGJRB9',38,1795034275441,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',39,1795034275450,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',40,1795034275454,'{"kind":"move","move":"2 discard 3y"}');
INSERT INTO "entries" VALUES('KGJRB9',41,1795034275512,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',42,1795034275567,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',43,1795034275569,'{"kind":"move","move":"0 discard 1y"}');
INSERT INTO "entries" VALUES('KGJRB9',44,1795034275586,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',45,1795034275643,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',46,1795034275647,'{"kind":"move","move":"1 discard 11b"}');
INSERT INTO "entries" VALUES('KGJRB9',47,1795034275653,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',48,1795034275656,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',49,1795034275657,'{"kind":"move","move":"2 hit 7b g4"}');
INSERT INTO "entries" VALUES('KGJRB9',50,1795034275658,'{"kind":"move","move":"2 discard 6b"}');
INSERT INTO "entries" VALUES('KGJRB9',51,1795034275712,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',52,1795034275788,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',53,1795034275799,'{"kind":"move","move":"0 discard 1g"}');
INSERT INTO "entries" VALUES('KGJRB9',54,1795034275818,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',55,1795034275853,'{"kind":"move","move":"1 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',56,1795034275854,'{"kind":"move","move":"1 skip 0"}');
INSERT INTO "entries" VALUES('KGJRB9',57,1795034275856,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',58,1795034275859,'{"kind":"move","move":"2 hit 10r g5"}');
INSERT INTO "entries" VALUES('KGJRB9',59,1795034275867,'{"kind":"move","move":"2 discard 3g"}');
INSERT INTO "entries" VALUES('KGJRB9',60,1795034275870,'{"kind":"nonce","seat":0,"nonce":"XzGSXdOs0XSD83J4QAI9Zg"}');
INSERT INTO "entries" VALUES('KGJRB9',61,1795034275904,'{"kind":"nonce","seat":1,"nonce":"MH_m4ptywXYZ_MvdJLel4g"}');
INSERT INTO "entries" VALUES('KGJRB9',62,1795034275938,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('KGJRB9',63,1795034275938,'{"kind":"sealed","seed":"d9ff43f09a8a3a0300b28fe33d4838314500ae19ccadb1c4878386fe025fc7bb"}');
INSERT INTO "entries" VALUES('KGJRB9',64,1795034275942,'{"kind":"move","move":"2 draw"}');
INSERT INTO "entries" VALUES('KGJRB9',65,1795034275943,'{"kind":"move","move":"2 lay 2 1g,1b,* 2b,3y,*,5b"}');
INSERT INTO "entries" VALUES('KGJRB9',66,1795034275944,'{"kind":"move","move":"2 hit 6r g1"}');
INSERT INTO "entries" VALUES('KGJRB9',67,1795034275946,'{"kind":"move","move":"2 discard 11g"}');
INSERT INTO "entries" VALUES('KGJRB9',68,1795034276003,'{"kind":"closed"}');
INSERT INTO "entries" VALUES('KGJRB9',69,1795034276058,'{"kind":"move","move":"0 draw"}');
INSERT INTO "entries" VALUES('VEUV42',0,1795034276092,'{"kind":"created","game":"dice","rules":{},"chairs":3,"options":{"clock":0,"grace":60,"pace":0.0,"rest":0.3,"undo":true,"spectators":true,"chat":true}}');
INSERT INTO "entries" VALUES('VEUV42',1,1795034276092,'{"kind":"joined","seat":0,"name":"Anna"}');
INSERT INTO "entries" VALUES('VEUV42',2,1795034276092,'{"kind":"sealed","seed":"fe3c2a81eff5f01476bad34938ffdcac56b05fc94497cb94702a97aa296504a9"}');
INSERT INTO "entries" VALUES('VEUV42',3,1795034276092,'{"kind":"bot","seat":2,"level":"steady","name":"Ada"}');
INSERT INTO "entries" VALUES('VEUV42',4,1795034276114,'{"kind":"joined","seat":1,"name":"Ben"}');
INSERT INTO "entries" VALUES('VEUV42',5,1795034276124,'{"kind":"nonce","seat":0,"nonce":"ZE4e409c0CX-9XtsVBI4yg"}');
INSERT INTO "entries" VALUES('VEUV42',6,1795034276135,'{"kind":"nonce","seat":1,"nonce":"CRztXEV1HPDldZksEZ6g9w"}');
INSERT INTO "entries" VALUES('VEUV42',7,1795034276136,'{"kind":"started","dealer":0}');
INSERT INTO "entries" VALUES('VEUV42',8,1795034276136,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('VEUV42',9,1795034276136,'{"kind":"sealed","seed":"5627ed3d48636f87cac1e8e2e5564a740f0875993f2f558e7a5d133d214b8394"}');
INSERT INTO "entries" VALUES('VEUV42',10,1795034276183,'{"kind":"said","seat":0,"text":"Hello – schönes Blatt!"}');
INSERT INTO "entries" VALUES('VEUV42',11,1795034276186,'{"kind":"move","move":"0 roll 6o,7g,7r,9r,8o,5b,1b,3g,*g,*r"}');
INSERT INTO "entries" VALUES('VEUV42',12,1795034276187,'{"kind":"move","move":"0 keep 1,2,3,8,9"}');
INSERT INTO "entries" VALUES('VEUV42',13,1795034276189,'{"kind":"move","move":"0 roll 10g,7g,7r,9r,8o,6o,2g,4o,*g,*r"}');
INSERT INTO "entries" VALUES('VEUV42',14,1795034276196,'{"kind":"move","move":"0 keep 0,1,2,8,9"}');
INSERT INTO "entries" VALUES('VEUV42',15,1795034276197,'{"kind":"move","move":"0 roll 10g,7g,7r,8b,7r,10o,3o,1r,*g,*r"}');
INSERT INTO "entries" VALUES('VEUV42',16,1795034276199,'{"kind":"move","move":"0 score"}');
INSERT INTO "entries" VALUES('VEUV42',17,1795034276203,'{"kind":"move","move":"1 roll 8g,7g,9g,5r,8o,10o,2g,2b,*b,4r"}');
INSERT INTO "entries" VALUES('VEUV42',18,1795034276247,'{"kind":"move","move":"1 keep 0,4,6,7,8"}');
INSERT INTO "entries" VALUES('VEUV42',19,1795034276252,'{"kind":"move","move":"1 roll 8g,10r,9g,5r,8o,5b,2g,2b,*b,2o"}');
INSERT INTO "entries" VALUES('VEUV42',20,1795034276256,'{"kind":"move","move":"1 score"}');
INSERT INTO "entries" VALUES('VEUV42',21,1795034276306,'{"kind":"move","move":"2 roll 7b,7g,10o,5r,6b,10o,4g,2b,1o,*r"}');
INSERT INTO "entries" VALUES('VEUV42',22,1795034276326,'{"kind":"move","move":"2 keep 0,1,2,5,9"}');
INSERT INTO "entries" VALUES('VEUV42',23,1795034276333,'{"kind":"move","move":"2 roll 7b,7g,10o,6g,6b,10o,*r,*b,*b,*r"}');
INSERT INTO "entries" VALUES('VEUV42',24,1795034276503,'{"kind":"move","move":"2 score"}');
INSERT INTO "entries" VALUES('VEUV42',25,1795034276580,'{"kind":"nonce","seat":0,"nonce":"DJBB3_vtb4I3_RQVsrTDlQ"}');
INSERT INTO "entries" VALUES('VEUV42',26,1795034276591,'{"kind":"nonce","seat":1,"nonce":"v2wABH-5fWiBdpJdJCX0Ag"}');
INSERT INTO "entries" VALUES('VEUV42',27,1795034276755,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('VEUV42',28,1795034276755,'{"kind":"sealed","seed":"1ad06c9183710048ee8d6df1976032d18d64624df310253c0910d47040f72a52"}');
INSERT INTO "entries" VALUES('VEUV42',29,1795034276803,'{"kind":"move","move":"0 roll 10g,5g,10o,10b,8o,6o,2g,2b,4b,1g"}');
INSERT INTO "entries" VALUES('VEUV42',30,1795034276860,'{"kind":"move","move":"0 keep 0,1,2,3,4,5"}');
INSERT INTO "entries" VALUES('VEUV42',31,1795034276872,'{"kind":"move","move":"0 roll 10g,5g,10o,10b,8o,6o,2g,2b,4b,4r"}');
INSERT INTO "entries" VALUES('VEUV42',32,1795034276891,'{"kind":"move","move":"0 keep 0,1,2,3,4,5"}');
INSERT INTO "entries" VALUES('VEUV42',33,1795034276903,'{"kind":"move","move":"0 roll 10g,5g,10o,10b,8o,6o,3o,3g,2r,*r"}');
INSERT INTO "entries" VALUES('VEUV42',34,1795034276915,'{"kind":"move","move":"0 score"}');
INSERT INTO "entries" VALUES('VEUV42',35,1795034276928,'{"kind":"move","move":"1 roll 10g,9b,7r,7o,10g,6o,3o,3g,4b,*g"}');
INSERT INTO "entries" VALUES('VEUV42',36,1795034276971,'{"kind":"move","move":"1 keep 0,1,2,4,5,9"}');
INSERT INTO "entries" VALUES('VEUV42',37,1795034276975,'{"kind":"move","move":"1 roll 10g,9b,7r,5r,10g,6o,2g,1r,2r,*g"}');
INSERT INTO "entries" VALUES('VEUV42',38,1795034276980,'{"kind":"move","move":"1 keep 0,1,2,4,5,9"}');
INSERT INTO "entries" VALUES('VEUV42',39,1795034276992,'{"kind":"move","move":"1 roll 10g,9b,7r,6g,10g,6o,2g,2b,2r,*g"}');
INSERT INTO "entries" VALUES('VEUV42',40,1795034277000,'{"kind":"move","move":"1 score"}');
INSERT INTO "entries" VALUES('VEUV42',41,1795034277014,'{"kind":"move","move":"2 roll 5r,7g,6b,9r,5b,10o,1b,1r,4b,3b"}');
INSERT INTO "entries" VALUES('VEUV42',42,1795034277022,'{"kind":"move","move":"2 keep 0,1,2,6,7,8"}');
INSERT INTO "entries" VALUES('VEUV42',43,1795034277031,'{"kind":"move","move":"2 roll 5r,7g,6b,5r,8o,10o,1b,1r,4b,*r"}');
INSERT INTO "entries" VALUES('VEUV42',44,1795034277051,'{"kind":"move","move":"2 score"}');
INSERT INTO "entries" VALUES('VEUV42',45,1795034277063,'{"kind":"nonce","seat":0,"nonce":"gID7gBoWfWT4n9Acz3vYBQ"}');
INSERT INTO "entries" VALUES('VEUV42',46,1795034277065,'{"kind":"nonce","seat":1,"nonce":"hLmo3sM1HCbIXYX5hSGpUQ"}');
INSERT INTO "entries" VALUES('VEUV42',47,1795034277069,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('VEUV42',48,1795034277069,'{"kind":"sealed","seed":"32b5abdeaf05d568635477a6a98b1c7333ca02e1987aeae0d1cc29bac2ebf6fd"}');
INSERT INTO "entries" VALUES('VEUV42',49,1795034277127,'{"kind":"move","move":"0 roll 5r,10r,8b,9r,9r,10o,*r,4o,4b,3b"}');
INSERT INTO "entries" VALUES('VEUV42',50,1795034277133,'{"kind":"move","move":"0 keep 1,2,3,6,7,8"}');
INSERT INTO "entries" VALUES('VEUV42',51,1795034277141,'{"kind":"move","move":"0 roll 6o,10r,8b,9r,7r,7g,*r,4o,4b,1g"}');
INSERT INTO "entries" VALUES('VEUV42',52,1795034277152,'{"kind":"move","move":"0 keep 1,2,3,4,6,7,8"}');
INSERT INTO "entries" VALUES('VEUV42',53,1795034277155,'{"kind":"move","move":"0 roll 7b,10r,8b,9r,7r,6o,*r,4o,4b,1g"}');
INSERT INTO "entries" VALUES('VEUV42',54,1795034277156,'{"kind":"move","move":"0 pass"}');
INSERT INTO "entries" VALUES('VEUV42',55,1795034277158,'{"kind":"move","move":"1 roll 7b,10r,7r,5r,7r,8r,*r,1r,1o,*g"}');
INSERT INTO "entries" VALUES('VEUV42',56,1795034277199,'{"kind":"move","move":"1 keep 0,1,2,4,5,6,9"}');
INSERT INTO "entries" VALUES('VEUV42',57,1795034277201,'{"kind":"move","move":"1 roll 7b,10r,7r,7o,7r,8r,*r,1r,2r,*g"}');
INSERT INTO "entries" VALUES('VEUV42',58,1795034277203,'{"kind":"move","move":"1 score"}');
INSERT INTO "entries" VALUES('VEUV42',59,1795034277207,'{"kind":"move","move":"2 roll 5r,5g,7r,5r,9r,8r,*o,4o,1o,2o"}');
INSERT INTO "entries" VALUES('VEUV42',60,1795034277209,'{"kind":"move","move":"2 keep 0,1,2,3,4,5,6"}');
INSERT INTO "entries" VALUES('VEUV42',61,1795034277210,'{"kind":"move","move":"2 roll 5r,5g,7r,5r,9r,8r,*o,4o,*g,4r"}');
INSERT INTO "entries" VALUES('VEUV42',62,1795034277212,'{"kind":"move","move":"2 score"}');
INSERT INTO "entries" VALUES('VEUV42',63,1795034277213,'{"kind":"nonce","seat":0,"nonce":"IDNov-PJOkixCS76XXxplg"}');
INSERT INTO "entries" VALUES('VEUV42',64,1795034277247,'{"kind":"nonce","seat":1,"nonce":"HYOOHnVgL0TFUoWgB11isg"}');
INSERT INTO "entries" VALUES('VEUV42',65,1795034277251,'{"kind":"dealt"}');
INSERT INTO "entries" VALUES('VEUV42',66,1795034277251,'{"kind":"sealed","seed":"9a186c6ff411c5acce84f32cd96618b55a19ff5ee056cd4c4c15306817eb87ae"}');
INSERT INTO "entries" VALUES('VEUV42',67,1795034277295,'{"kind":"move","move":"0 roll 5r,10r,8b,7o,9r,8r,4g,3g,4b,4r"}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('seats','d5c6f54e53e190c25661e98399ddb28edf86bf216948e0c441e1a1d6b43a3902');
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
INSERT INTO "tables" VALUES('KGJRB9',1795034268882);
INSERT INTO "tables" VALUES('VEUV42',1795034276092);
INSERT INTO "tables" VALUES('6ZG5JE',1795034277304);
CREATE INDEX ix_leases_process ON leases (process);
CREATE INDEX ix_presence_process ON presence (process);
COMMIT;
