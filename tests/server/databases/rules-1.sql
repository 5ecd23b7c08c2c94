-- A database of the service from the time when the rules of every game were at version 1:
-- five running tables, a finished and an open one. tests/server/test_old_rules.py plays them on.
BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	"key" TEXT, 
	at TEXT NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_actions_table_id_key UNIQUE (table_id, "key"), 
	CONSTRAINT fk_actions_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',1,-1,'act','first p1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',2,-1,'act','dragon tranquility',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',3,-1,'act','reveal e1 soldier-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',4,-1,'act','reveal f1 farmer-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',5,-1,'act','reveal g1 farmer-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',6,-1,'act','reveal h1 soldier-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',7,-1,'act','reveal i1 dragon-ember',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',8,-1,'act','reveal d2 merchant-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',9,-1,'act','reveal e2 merchant-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',10,-1,'act','reveal f2 soldier-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',11,-1,'act','reveal g2 dragon-pearl',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',12,-1,'act','reveal h2 soldier-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',13,-1,'act','reveal i2 farmer-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',14,-1,'act','reveal j2 merchant-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',15,-1,'act','reveal d3 soldier-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',16,-1,'act','reveal e3 wind-stormy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',17,-1,'act','reveal f3 wind-rainy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',18,-1,'act','reveal g3 merchant-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',19,-1,'act','reveal h3 season-spring',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',20,-1,'act','reveal i3 farmer-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',21,-1,'act','reveal j3 farmer-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',22,-1,'act','reveal c4 dragon-jade',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',23,-1,'act','reveal d4 wind-rainy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',24,-1,'act','reveal e4 season-autumn',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',25,-1,'act','reveal f4 farmer-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',26,-1,'act','reveal g4 farmer-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',27,-1,'act','reveal h4 merchant-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',28,-1,'act','reveal i4 farmer-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',29,-1,'act','reveal j4 merchant-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',30,-1,'act','reveal k4 season-autumn',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',31,-1,'act','reveal c5 farmer-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',32,-1,'act','reveal d5 wind-snowy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',33,-1,'act','reveal e5 merchant-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',34,-1,'act','reveal f5 soldier-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',35,-1,'act','reveal g5 merchant-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',36,-1,'act','reveal h5 farmer-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',37,-1,'act','reveal i5 soldier-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',38,-1,'act','reveal j5 season-autumn',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',39,-1,'act','reveal k5 merchant-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',40,-1,'act','reveal c6 soldier-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',41,-1,'act','reveal d6 wind-stormy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',42,-1,'act','reveal e6 merchant-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',43,-1,'act','reveal f6 dragon-ember',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',44,-1,'act','reveal g6 farmer-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',45,-1,'act','reveal h6 season-summer',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',46,-1,'act','reveal i6 season-spring',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',47,-1,'act','reveal j6 soldier-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',48,-1,'act','reveal k6 farmer-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',49,-1,'act','reveal c7 merchant-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',50,-1,'act','reveal d7 merchant-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',51,-1,'act','reveal e7 soldier-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',52,-1,'act','reveal f7 dragon-ember',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',53,-1,'act','reveal g7 season-winter',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',54,-1,'act','reveal h7 soldier-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',55,-1,'act','reveal i7 merchant-2',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',56,-1,'act','reveal j7 wind-rainy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',57,-1,'act','reveal k7 merchant-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',58,-1,'act','reveal d8 wind-breezy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',59,-1,'act','reveal e8 merchant-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',60,-1,'act','reveal f8 dragon-jade',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',61,-1,'act','reveal g8 farmer-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',62,-1,'act','reveal h8 dragon-jade',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',63,-1,'act','reveal i8 soldier-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',64,-1,'act','reveal j8 soldier-3',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',65,-1,'act','reveal d9 merchant-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',66,-1,'act','reveal e9 soldier-1',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',67,-1,'act','reveal f9 wind-rainy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',68,-1,'act','reveal g9 season-summer',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',69,-1,'act','reveal h9 wind-snowy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',70,-1,'act','reveal i9 farmer-5',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',71,-1,'act','reveal j9 merchant-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',72,-1,'act','reveal e10 season-spring',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',73,-1,'act','reveal f10 wind-snowy',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',74,-1,'act','reveal g10 soldier-6',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',75,-1,'act','reveal h10 dragon-ember',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',76,-1,'act','reveal i10 soldier-4',NULL,'2026-11-17T01:37:56.090Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',77,0,'act','take h6','4QJUj3eJ1vee31z9/key-76','2026-11-17T01:37:56.235Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',78,-1,'act','reveal h6 merchant-2',NULL,'2026-11-17T01:37:56.235Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',79,0,'act','invoke elegance shrine','4QJUj3eJ1vee31z9/key-78','2026-11-17T01:37:56.349Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',80,0,'act','pair g9','4QJUj3eJ1vee31z9/key-79','2026-11-17T01:37:56.445Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',81,-1,'act','reveal g9 season-summer',NULL,'2026-11-17T01:37:56.445Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',82,0,'act','place d3','4QJUj3eJ1vee31z9/key-81','2026-11-17T01:37:56.545Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',83,0,'act','place f4','4QJUj3eJ1vee31z9/key-82','2026-11-17T01:37:56.645Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',84,0,'act','invoke strength d3','4QJUj3eJ1vee31z9/key-83','2026-11-17T01:37:56.748Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',85,0,'act','lift f4','4QJUj3eJ1vee31z9/key-84','2026-11-17T01:37:56.846Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',86,0,'act','lay c4','4QJUj3eJ1vee31z9/key-85','2026-11-17T01:37:56.952Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',87,0,'act','lift c4','4QJUj3eJ1vee31z9/key-86','2026-11-17T01:37:57.047Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',88,0,'act','lay f2','4QJUj3eJ1vee31z9/key-87','2026-11-17T01:37:57.148Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',89,1,'act','take f5','4QJUj3eJ1vee31z9/key-88','2026-11-17T01:37:57.253Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',90,-1,'act','reveal f5 merchant-6',NULL,'2026-11-17T01:37:57.253Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',91,1,'act','shrine','4QJUj3eJ1vee31z9/key-90','2026-11-17T01:37:57.351Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',92,1,'act','place f1','4QJUj3eJ1vee31z9/key-91','2026-11-17T01:37:57.458Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',93,1,'act','end','4QJUj3eJ1vee31z9/key-92','2026-11-17T01:37:57.560Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',94,0,'act','take g7','4QJUj3eJ1vee31z9/key-93','2026-11-17T01:37:57.655Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',95,-1,'act','reveal g7 soldier-1',NULL,'2026-11-17T01:37:57.655Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',96,0,'act','discard','4QJUj3eJ1vee31z9/key-95','2026-11-17T01:37:57.755Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',97,1,'act','take f6','4QJUj3eJ1vee31z9/key-96','2026-11-17T01:37:57.855Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',98,-1,'act','reveal f6 season-winter',NULL,'2026-11-17T01:37:57.855Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',99,1,'act','invoke deep f1','4QJUj3eJ1vee31z9/key-98','2026-11-17T01:37:57.948Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',100,1,'act','pair c4','4QJUj3eJ1vee31z9/key-99','2026-11-17T01:37:58.044Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',101,1,'act','place-other c4','4QJUj3eJ1vee31z9/key-100','2026-11-17T01:37:58.140Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',102,1,'act','place b4','4QJUj3eJ1vee31z9/key-101','2026-11-17T01:37:58.266Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',103,1,'act','invoke strength c4','4QJUj3eJ1vee31z9/key-102','2026-11-17T01:37:58.369Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',104,1,'act','lift b4','4QJUj3eJ1vee31z9/key-103','2026-11-17T01:37:58.464Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',105,1,'act','lay d3','4QJUj3eJ1vee31z9/key-104','2026-11-17T01:37:58.570Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',106,1,'act','done','4QJUj3eJ1vee31z9/key-105','2026-11-17T01:37:58.669Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',107,0,'act','take g5','4QJUj3eJ1vee31z9/key-106','2026-11-17T01:37:58.769Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',108,-1,'act','reveal g5 farmer-3',NULL,'2026-11-17T01:37:58.769Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',109,0,'act','pair j2','4QJUj3eJ1vee31z9/key-108','2026-11-17T01:37:58.872Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',110,0,'act','place e1','4QJUj3eJ1vee31z9/key-109','2026-11-17T01:37:58.971Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',111,0,'act','place a3','4QJUj3eJ1vee31z9/key-110','2026-11-17T01:37:59.076Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',112,0,'act','invoke strength e1','4QJUj3eJ1vee31z9/key-111','2026-11-17T01:37:59.171Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',113,0,'act','lift f2','4QJUj3eJ1vee31z9/key-112','2026-11-17T01:37:59.267Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',114,0,'act','lay d4','4QJUj3eJ1vee31z9/key-113','2026-11-17T01:37:59.368Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',115,0,'act','lift a3','4QJUj3eJ1vee31z9/key-114','2026-11-17T01:37:59.476Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',116,0,'act','lay a4','4QJUj3eJ1vee31z9/key-115','2026-11-17T01:37:59.571Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',117,1,'act','take g8','4QJUj3eJ1vee31z9/key-116','2026-11-17T01:37:59.692Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',118,-1,'act','reveal g8 season-winter',NULL,'2026-11-17T01:37:59.692Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',119,1,'act','invoke deep d3','4QJUj3eJ1vee31z9/key-118','2026-11-17T01:37:59.808Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',120,1,'act','pair j3','4QJUj3eJ1vee31z9/key-119','2026-11-17T01:37:59.915Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',121,1,'act','place-other a1','4QJUj3eJ1vee31z9/key-120','2026-11-17T01:38:00.008Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',122,1,'act','invoke strength shrine','4QJUj3eJ1vee31z9/key-121','2026-11-17T01:38:00.103Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',123,1,'act','lift a1','4QJUj3eJ1vee31z9/key-122','2026-11-17T01:38:00.197Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',124,1,'act','lay f2','4QJUj3eJ1vee31z9/key-123','2026-11-17T01:38:00.288Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',125,1,'act','lift f2','4QJUj3eJ1vee31z9/key-124','2026-11-17T01:38:00.387Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',126,1,'act','lay b1','4QJUj3eJ1vee31z9/key-125','2026-11-17T01:38:00.489Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',127,1,'act','place d2','4QJUj3eJ1vee31z9/key-126','2026-11-17T01:38:00.598Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',128,0,'act','take g4','4QJUj3eJ1vee31z9/key-127','2026-11-17T01:38:00.712Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',129,-1,'act','reveal g4 merchant-3',NULL,'2026-11-17T01:38:00.712Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',130,0,'act','invoke deep d4','4QJUj3eJ1vee31z9/key-129','2026-11-17T01:38:00.809Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',131,0,'act','pair i3','4QJUj3eJ1vee31z9/key-130','2026-11-17T01:38:00.913Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',132,0,'act','place-other d4','4QJUj3eJ1vee31z9/key-131','2026-11-17T01:38:01.017Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',133,0,'act','place a3','4QJUj3eJ1vee31z9/key-132','2026-11-17T01:38:01.112Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',134,0,'act','invoke strength d4','4QJUj3eJ1vee31z9/key-133','2026-11-17T01:38:01.213Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',135,0,'act','lift a3','4QJUj3eJ1vee31z9/key-134','2026-11-17T01:38:01.308Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',136,0,'act','lay d4','4QJUj3eJ1vee31z9/key-135','2026-11-17T01:38:01.417Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',137,0,'act','done','4QJUj3eJ1vee31z9/key-136','2026-11-17T01:38:01.525Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',138,1,'act','invoke strength d2','4QJUj3eJ1vee31z9/key-137','2026-11-17T01:38:01.641Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',139,1,'act','lift b1','4QJUj3eJ1vee31z9/key-138','2026-11-17T01:38:01.744Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',140,1,'act','lay c2','4QJUj3eJ1vee31z9/key-139','2026-11-17T01:38:01.842Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',141,1,'act','lift c2','4QJUj3eJ1vee31z9/key-140','2026-11-17T01:38:01.952Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',142,1,'act','lay e4','4QJUj3eJ1vee31z9/key-141','2026-11-17T01:38:02.053Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',143,1,'act','invoke elegance e4','4QJUj3eJ1vee31z9/key-142','2026-11-17T01:38:02.180Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',144,1,'act','take g6','4QJUj3eJ1vee31z9/key-143','2026-11-17T01:38:02.296Z');
INSERT INTO "actions" VALUES('kW_zFFV8I3Jg-jwl',145,-1,'act','reveal g6 season-autumn',NULL,'2026-11-17T01:38:02.296Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',1,-1,'act','seat p1',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',2,-1,'act','seat p2',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',3,-1,'act','reveal steward-left steward-7',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',4,-1,'act','reveal steward-middle steward-9',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',5,-1,'act','reveal steward-right steward-3',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',6,-1,'act','reveal diplomat-left diplomat-3',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',7,-1,'act','reveal diplomat-right diplomat-11',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',8,-1,'act','daimyo daimyo-5',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',9,-1,'act','tile coral-iron',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',10,-1,'act','tile black-iron',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',11,-1,'act','tile white-any',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',12,-1,'act','tile white-coin',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',13,-1,'act','tile coral-any',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',14,-1,'act','tile coral-coin',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',15,-1,'act','tile black-food',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',16,-1,'act','tile white-iron',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',17,-1,'act','tile coral-food',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',18,-1,'act','tile coral-pearl',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',19,-1,'act','tile black-coin',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',20,-1,'act','tile black-any',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',21,-1,'act','tile white-food',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',22,-1,'act','tile black-pearl',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',23,-1,'act','tile white-pearl',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',24,-1,'act','garden plant-1',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',25,-1,'act','garden stone-4',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',26,-1,'act','garden plant-3',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',27,-1,'act','garden stone-5',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',28,-1,'act','garden plant-4',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',29,-1,'act','garden stone-3',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',30,-1,'act','yard drill-7',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',31,-1,'act','yard drill-4',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',32,-1,'act','yard drill-8',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',33,-1,'act','yard drill-5',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',34,-1,'act','roll coral 2235',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',35,-1,'act','roll black 1245',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',36,-1,'act','roll white 3346',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',37,-1,'act','resource resource-2',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',38,-1,'act','resource resource-6',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',39,-1,'act','resource resource-4',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',40,-1,'act','resource resource-1',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',41,-1,'act','action action-warrior',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',42,-1,'act','action action-gardener',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',43,-1,'act','action action-courtier',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',44,-1,'act','action action-warrior',NULL,'2026-11-17T01:38:02.517Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',45,2,'act','pair resource-2','4QJUj3eJ1vee31z9/key-44','2026-11-17T01:38:02.631Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',46,2,'act','gain food','4QJUj3eJ1vee31z9/key-45','2026-11-17T01:38:02.728Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',47,2,'act','gain pearl','4QJUj3eJ1vee31z9/key-46','2026-11-17T01:38:02.825Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',48,1,'act','pair resource-4','4QJUj3eJ1vee31z9/key-47','2026-11-17T01:38:02.936Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',49,0,'act','pair resource-6','4QJUj3eJ1vee31z9/key-48','2026-11-17T01:38:03.049Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',50,0,'act','take coral left','4QJUj3eJ1vee31z9/key-49','2026-11-17T01:38:03.145Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',51,0,'act','place steward-right','4QJUj3eJ1vee31z9/key-50','2026-11-17T01:38:03.245Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',52,1,'act','take black right','4QJUj3eJ1vee31z9/key-51','2026-11-17T01:38:03.353Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',53,1,'act','place outside-left','4QJUj3eJ1vee31z9/key-52','2026-11-17T01:38:03.449Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',54,1,'act','pass','4QJUj3eJ1vee31z9/key-53','2026-11-17T01:38:03.540Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',55,2,'act','swap food','4QJUj3eJ1vee31z9/key-54','2026-11-17T01:38:03.633Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',56,2,'act','take white right','4QJUj3eJ1vee31z9/key-55','2026-11-17T01:38:03.733Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',57,2,'act','place steward-left','4QJUj3eJ1vee31z9/key-56','2026-11-17T01:38:03.833Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',58,0,'act','take black left','4QJUj3eJ1vee31z9/key-57','2026-11-17T01:38:03.937Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',59,0,'act','place well','4QJUj3eJ1vee31z9/key-58','2026-11-17T01:38:04.032Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',60,1,'act','take coral right','4QJUj3eJ1vee31z9/key-59','2026-11-17T01:38:04.131Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',61,1,'act','place steward-middle','4QJUj3eJ1vee31z9/key-60','2026-11-17T01:38:04.245Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',62,2,'act','take white right','4QJUj3eJ1vee31z9/key-61','2026-11-17T01:38:04.340Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',63,2,'act','place diplomat-left','4QJUj3eJ1vee31z9/key-62','2026-11-17T01:38:04.443Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',64,0,'act','swap iron','4QJUj3eJ1vee31z9/key-63','2026-11-17T01:38:04.536Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',65,0,'act','take black left','4QJUj3eJ1vee31z9/key-64','2026-11-17T01:38:04.633Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',66,0,'act','place well','4QJUj3eJ1vee31z9/key-65','2026-11-17T01:38:04.740Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',67,1,'act','take white right','4QJUj3eJ1vee31z9/key-66','2026-11-17T01:38:04.849Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',68,1,'act','place outside-right','4QJUj3eJ1vee31z9/key-67','2026-11-17T01:38:04.949Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',69,1,'act','send warrior','4QJUj3eJ1vee31z9/key-68','2026-11-17T01:38:05.047Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',70,1,'act','pass','4QJUj3eJ1vee31z9/key-69','2026-11-17T01:38:05.143Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',71,2,'act','take coral left','4QJUj3eJ1vee31z9/key-70','2026-11-17T01:38:05.245Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',72,2,'act','place steward-middle','4QJUj3eJ1vee31z9/key-71','2026-11-17T01:38:05.344Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',73,2,'act','field steward-middle-2','4QJUj3eJ1vee31z9/key-72','2026-11-17T01:38:05.442Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',74,2,'act','pass','4QJUj3eJ1vee31z9/key-73','2026-11-17T01:38:05.541Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',75,-1,'act','roll coral 1236',NULL,'2026-11-17T01:38:05.541Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',76,-1,'act','roll black 1246',NULL,'2026-11-17T01:38:05.541Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',77,-1,'act','roll white 2344',NULL,'2026-11-17T01:38:05.541Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',78,0,'act','take coral left','4QJUj3eJ1vee31z9/key-77','2026-11-17T01:38:05.645Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',79,0,'act','place steward-right','4QJUj3eJ1vee31z9/key-78','2026-11-17T01:38:05.743Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',80,1,'act','take white right','4QJUj3eJ1vee31z9/key-79','2026-11-17T01:38:05.836Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',81,1,'act','place steward-left','4QJUj3eJ1vee31z9/key-80','2026-11-17T01:38:05.937Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',82,2,'act','take black right','4QJUj3eJ1vee31z9/key-81','2026-11-17T01:38:06.051Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',83,2,'act','place well','4QJUj3eJ1vee31z9/key-82','2026-11-17T01:38:06.152Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',84,0,'act','take white right','4QJUj3eJ1vee31z9/key-83','2026-11-17T01:38:06.273Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',85,0,'act','place outside-left','4QJUj3eJ1vee31z9/key-84','2026-11-17T01:38:06.373Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',86,1,'act','take white right','4QJUj3eJ1vee31z9/key-85','2026-11-17T01:38:06.469Z');
INSERT INTO "actions" VALUES('UIQaBH09zMyyzvYE',87,1,'act','place diplomat-left','4QJUj3eJ1vee31z9/key-86','2026-11-17T01:38:06.573Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',1,-1,'act','reveal steward-left steward-13',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',2,-1,'act','reveal steward-middle steward-12',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',3,-1,'act','reveal steward-right steward-5',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',4,-1,'act','reveal diplomat-left diplomat-6',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',5,-1,'act','reveal diplomat-right diplomat-11',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',6,-1,'act','daimyo daimyo-8',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',7,-1,'act','tile coral-coin',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',8,-1,'act','tile black-iron',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',9,-1,'act','tile white-iron',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',10,-1,'act','tile white-coin',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',11,-1,'act','tile coral-any',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',12,-1,'act','tile black-coin',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',13,-1,'act','tile white-food',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',14,-1,'act','tile coral-iron',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',15,-1,'act','tile coral-food',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',16,-1,'act','tile coral-pearl',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',17,-1,'act','tile black-food',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',18,-1,'act','tile black-pearl',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',19,-1,'act','tile white-any',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',20,-1,'act','tile white-pearl',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',21,-1,'act','tile black-any',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',22,-1,'act','garden plant-2',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',23,-1,'act','garden stone-1',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',24,-1,'act','garden plant-3',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',25,-1,'act','garden stone-3',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',26,-1,'act','garden plant-1',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',27,-1,'act','garden stone-4',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',28,-1,'act','yard drill-1',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',29,-1,'act','yard drill-6',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',30,-1,'act','yard drill-5',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',31,-1,'act','yard drill-7',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',32,-1,'act','roll coral 225',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',33,-1,'act','roll black 225',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',34,-1,'act','roll white 456',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',35,-1,'act','rival rival-1',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',36,-1,'act','resource resource-7',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',37,-1,'act','action action-gardener',NULL,'2026-11-17T01:38:06.671Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',38,0,'act','gain pearl','4QJUj3eJ1vee31z9/key-37','2026-11-17T01:38:06.776Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',39,-1,'act','rival rival-8',NULL,'2026-11-17T01:38:06.776Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',40,0,'act','take coral right','4QJUj3eJ1vee31z9/key-39','2026-11-17T01:38:06.873Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',41,0,'act','place steward-left','4QJUj3eJ1vee31z9/key-40','2026-11-17T01:38:06.975Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',42,-1,'act','rival rival-5',NULL,'2026-11-17T01:38:06.975Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',43,0,'act','swap pearl','4QJUj3eJ1vee31z9/key-42','2026-11-17T01:38:07.075Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',44,0,'act','take white right','4QJUj3eJ1vee31z9/key-43','2026-11-17T01:38:07.172Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',45,0,'act','place diplomat-left','4QJUj3eJ1vee31z9/key-44','2026-11-17T01:38:07.269Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',46,0,'act','pass','4QJUj3eJ1vee31z9/key-45','2026-11-17T01:38:07.363Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',47,-1,'act','rival rival-9',NULL,'2026-11-17T01:38:07.363Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',48,-1,'act','rival rival-4',NULL,'2026-11-17T01:38:07.363Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',49,0,'act','rival-garden coral-plant','4QJUj3eJ1vee31z9/key-48','2026-11-17T01:38:07.465Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',50,0,'act','rival-garden white-stone','4QJUj3eJ1vee31z9/key-49','2026-11-17T01:38:07.577Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',51,0,'act','take black right','4QJUj3eJ1vee31z9/key-50','2026-11-17T01:38:07.672Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',52,0,'act','place domain','4QJUj3eJ1vee31z9/key-51','2026-11-17T01:38:07.773Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',53,-1,'act','roll coral 122',NULL,'2026-11-17T01:38:07.773Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',54,-1,'act','roll black 445',NULL,'2026-11-17T01:38:07.773Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',55,-1,'act','roll white 234',NULL,'2026-11-17T01:38:07.773Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',56,-1,'act','rival rival-2',NULL,'2026-11-17T01:38:07.773Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',57,-1,'act','rival rival-5',NULL,'2026-11-17T01:38:07.773Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',58,0,'act','rival-room steward-left','4QJUj3eJ1vee31z9/key-57','2026-11-17T01:38:07.877Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',59,-1,'act','reveal steward-left steward-15',NULL,'2026-11-17T01:38:07.877Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',60,0,'act','take coral right','4QJUj3eJ1vee31z9/key-59','2026-11-17T01:38:07.981Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',61,0,'act','place steward-left','4QJUj3eJ1vee31z9/key-60','2026-11-17T01:38:08.078Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',62,0,'act','pass','4QJUj3eJ1vee31z9/key-61','2026-11-17T01:38:08.196Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',63,-1,'act','rival rival-7',NULL,'2026-11-17T01:38:08.196Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',64,0,'act','take black right','4QJUj3eJ1vee31z9/key-63','2026-11-17T01:38:08.305Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',65,0,'act','place diplomat-left','4QJUj3eJ1vee31z9/key-64','2026-11-17T01:38:08.426Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',66,0,'act','pass','4QJUj3eJ1vee31z9/key-65','2026-11-17T01:38:08.548Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',67,-1,'act','rival rival-1',NULL,'2026-11-17T01:38:08.548Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',68,0,'act','rival-room steward-right','4QJUj3eJ1vee31z9/key-67','2026-11-17T01:38:08.653Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',69,-1,'act','reveal steward-right steward-4',NULL,'2026-11-17T01:38:08.653Z');
INSERT INTO "actions" VALUES('Mx9rVtQK94Hd6qzN',70,0,'act','take white right','4QJUj3eJ1vee31z9/key-69','2026-11-17T01:38:08.767Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',1,-1,'act','first p3',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',2,-1,'act','scoring score2',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',3,-1,'act','scoring score8',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',4,-1,'act','scoring score5',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',5,-1,'act','scoring score7',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',6,-1,'act','scoring score6',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',7,-1,'act','scoring score3',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',8,-1,'act','bonus bon3',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',9,-1,'act','bonus bon8',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',10,-1,'act','bonus bon6',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',11,-1,'act','bonus bon2',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',12,-1,'act','bonus bon5',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',13,-1,'act','bonus bon4',NULL,'2026-11-17T01:38:08.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',14,2,'act','choose dwarves','4QJUj3eJ1vee31z9/key-13','2026-11-17T01:38:09.032Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',15,0,'act','choose swarmlings','4QJUj3eJ1vee31z9/key-14','2026-11-17T01:38:09.144Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',16,1,'act','choose fakirs','4QJUj3eJ1vee31z9/key-15','2026-11-17T01:38:09.243Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',17,2,'act','settle g1','4QJUj3eJ1vee31z9/key-16','2026-11-17T01:38:09.360Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',18,0,'act','settle e11','4QJUj3eJ1vee31z9/key-17','2026-11-17T01:38:09.481Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',19,1,'act','settle d3','4QJUj3eJ1vee31z9/key-18','2026-11-17T01:38:09.592Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',20,1,'act','settle b1','4QJUj3eJ1vee31z9/key-19','2026-11-17T01:38:09.689Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',21,0,'act','settle a4','4QJUj3eJ1vee31z9/key-20','2026-11-17T01:38:09.801Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',22,2,'act','settle i9','4QJUj3eJ1vee31z9/key-21','2026-11-17T01:38:09.912Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',23,1,'act','card bon4','4QJUj3eJ1vee31z9/key-22','2026-11-17T01:38:10.009Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',24,0,'act','card bon5','4QJUj3eJ1vee31z9/key-23','2026-11-17T01:38:10.125Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',25,2,'act','card bon2','4QJUj3eJ1vee31z9/key-24','2026-11-17T01:38:10.237Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',26,2,'act','transform h3','4QJUj3eJ1vee31z9/key-25','2026-11-17T01:38:10.344Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',27,2,'act','turn blue','4QJUj3eJ1vee31z9/key-26','2026-11-17T01:38:10.468Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',28,2,'act','end','4QJUj3eJ1vee31z9/key-27','2026-11-17T01:38:10.589Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',29,0,'act','transform f7','4QJUj3eJ1vee31z9/key-28','2026-11-17T01:38:10.713Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',30,0,'act','turn black','4QJUj3eJ1vee31z9/key-29','2026-11-17T01:38:10.832Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',31,0,'act','end','4QJUj3eJ1vee31z9/key-30','2026-11-17T01:38:10.957Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',32,1,'act','transform c1','4QJUj3eJ1vee31z9/key-31','2026-11-17T01:38:11.072Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',33,1,'act','turn yellow','4QJUj3eJ1vee31z9/key-32','2026-11-17T01:38:11.208Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',34,1,'act','end','4QJUj3eJ1vee31z9/key-33','2026-11-17T01:38:11.316Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',35,2,'act','pass bon6','4QJUj3eJ1vee31z9/key-34','2026-11-17T01:38:11.437Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',36,0,'act','pass bon3','4QJUj3eJ1vee31z9/key-35','2026-11-17T01:38:11.553Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',37,1,'act','pass bon2','4QJUj3eJ1vee31z9/key-36','2026-11-17T01:38:11.669Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',38,2,'act','transform g4','4QJUj3eJ1vee31z9/key-37','2026-11-17T01:38:11.775Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',39,2,'act','turn brown','4QJUj3eJ1vee31z9/key-38','2026-11-17T01:38:11.884Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',40,2,'act','end','4QJUj3eJ1vee31z9/key-39','2026-11-17T01:38:11.981Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',41,0,'act','transform e10','4QJUj3eJ1vee31z9/key-40','2026-11-17T01:38:12.092Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',42,0,'act','turn red','4QJUj3eJ1vee31z9/key-41','2026-11-17T01:38:12.206Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',43,0,'act','end','4QJUj3eJ1vee31z9/key-42','2026-11-17T01:38:12.302Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',44,1,'act','upgrade d3 trading_house','4QJUj3eJ1vee31z9/key-43','2026-11-17T01:38:12.425Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',45,1,'act','end','4QJUj3eJ1vee31z9/key-44','2026-11-17T01:38:12.540Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',46,2,'act','pass bon4','4QJUj3eJ1vee31z9/key-45','2026-11-17T01:38:12.640Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',47,0,'act','pass bon6','4QJUj3eJ1vee31z9/key-46','2026-11-17T01:38:12.752Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',48,1,'act','pass bon5','4QJUj3eJ1vee31z9/key-47','2026-11-17T01:38:12.852Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',49,2,'act','transform h3','4QJUj3eJ1vee31z9/key-48','2026-11-17T01:38:12.953Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',50,2,'act','turn green','4QJUj3eJ1vee31z9/key-49','2026-11-17T01:38:13.078Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',51,2,'act','end','4QJUj3eJ1vee31z9/key-50','2026-11-17T01:38:13.196Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',52,0,'act','transform e10','4QJUj3eJ1vee31z9/key-51','2026-11-17T01:38:13.304Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',53,0,'act','turn black','4QJUj3eJ1vee31z9/key-52','2026-11-17T01:38:13.428Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',54,0,'act','end','4QJUj3eJ1vee31z9/key-53','2026-11-17T01:38:13.548Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',55,1,'act','transform d2','4QJUj3eJ1vee31z9/key-54','2026-11-17T01:38:13.648Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',56,1,'act','turn green','4QJUj3eJ1vee31z9/key-55','2026-11-17T01:38:13.755Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',57,1,'act','end','4QJUj3eJ1vee31z9/key-56','2026-11-17T01:38:13.855Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',58,2,'act','pass bon2','4QJUj3eJ1vee31z9/key-57','2026-11-17T01:38:13.960Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',59,0,'act','pass bon8','4QJUj3eJ1vee31z9/key-58','2026-11-17T01:38:14.065Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',60,1,'act','pass bon3','4QJUj3eJ1vee31z9/key-59','2026-11-17T01:38:14.181Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',61,2,'act','upgrade i9 trading_house','4QJUj3eJ1vee31z9/key-60','2026-11-17T01:38:14.280Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',62,2,'act','end','4QJUj3eJ1vee31z9/key-61','2026-11-17T01:38:14.380Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',63,0,'act','transform d8','4QJUj3eJ1vee31z9/key-62','2026-11-17T01:38:14.488Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',64,0,'act','turn black','4QJUj3eJ1vee31z9/key-63','2026-11-17T01:38:14.587Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',65,0,'act','end','4QJUj3eJ1vee31z9/key-64','2026-11-17T01:38:14.687Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',66,1,'act','upgrade b1 trading_house','4QJUj3eJ1vee31z9/key-65','2026-11-17T01:38:14.832Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',67,1,'act','end','4QJUj3eJ1vee31z9/key-66','2026-11-17T01:38:14.947Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',68,2,'act','pass bon4','4QJUj3eJ1vee31z9/key-67','2026-11-17T01:38:15.045Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',69,0,'act','send earth 2','4QJUj3eJ1vee31z9/key-68','2026-11-17T01:38:15.146Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',70,0,'act','end','4QJUj3eJ1vee31z9/key-69','2026-11-17T01:38:15.251Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',71,1,'act','pass bon5','4QJUj3eJ1vee31z9/key-70','2026-11-17T01:38:15.355Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',72,0,'act','upgrade a4 trading_house','4QJUj3eJ1vee31z9/key-71','2026-11-17T01:38:15.468Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',73,0,'act','end','4QJUj3eJ1vee31z9/key-72','2026-11-17T01:38:15.565Z');
INSERT INTO "actions" VALUES('fz5vlB073MfKlijP',74,0,'undo','72','4QJUj3eJ1vee31z9/undo-73','2026-11-17T01:38:15.712Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',1,-1,'act','first p2',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',2,-1,'act','scoring score1',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',3,-1,'act','scoring score7',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',4,-1,'act','scoring score3',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',5,-1,'act','scoring score6',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',6,-1,'act','scoring score8',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',7,-1,'act','scoring score5',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',8,-1,'act','bonus bon2',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',9,-1,'act','bonus bon4',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',10,-1,'act','bonus bon5',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',11,-1,'act','bonus bon1',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',12,-1,'act','bonus bon7',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',13,-1,'act','bonus bon6',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',14,-1,'act','bonus bon9',NULL,'2026-11-17T01:38:15.779Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',15,1,'act','choose alchemists','4QJUj3eJ1vee31z9/key-14','2026-11-17T01:38:15.884Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',16,2,'act','choose nomads','4QJUj3eJ1vee31z9/key-15','2026-11-17T01:38:15.993Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',17,3,'act','choose engineers','4QJUj3eJ1vee31z9/key-16','2026-11-17T01:38:16.103Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',18,0,'act','choose witches','4QJUj3eJ1vee31z9/key-17','2026-11-17T01:38:16.224Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',19,1,'act','settle c1','4QJUj3eJ1vee31z9/key-18','2026-11-17T01:38:16.356Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',20,2,'act','settle b6','4QJUj3eJ1vee31z9/key-19','2026-11-17T01:38:16.478Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',21,3,'act','settle c5','4QJUj3eJ1vee31z9/key-20','2026-11-17T01:38:16.606Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',22,0,'act','settle a10','4QJUj3eJ1vee31z9/key-21','2026-11-17T01:38:16.728Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',23,0,'act','settle i6','4QJUj3eJ1vee31z9/key-22','2026-11-17T01:38:16.848Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',24,3,'act','settle h8','4QJUj3eJ1vee31z9/key-23','2026-11-17T01:38:16.988Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',25,2,'act','settle g4','4QJUj3eJ1vee31z9/key-24','2026-11-17T01:38:17.088Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',26,1,'act','settle e5','4QJUj3eJ1vee31z9/key-25','2026-11-17T01:38:17.209Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',27,2,'act','settle b1','4QJUj3eJ1vee31z9/key-26','2026-11-17T01:38:17.330Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',28,0,'act','card bon7','4QJUj3eJ1vee31z9/key-27','2026-11-17T01:38:17.444Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',29,3,'act','card bon4','4QJUj3eJ1vee31z9/key-28','2026-11-17T01:38:17.556Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',30,2,'act','card bon2','4QJUj3eJ1vee31z9/key-29','2026-11-17T01:38:17.677Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',31,1,'act','card bon6','4QJUj3eJ1vee31z9/key-30','2026-11-17T01:38:17.804Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',32,1,'act','pass bon9','4QJUj3eJ1vee31z9/key-31','2026-11-17T01:38:17.925Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',33,2,'act','upgrade b6 trading_house','4QJUj3eJ1vee31z9/key-32','2026-11-17T01:38:18.053Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',34,2,'act','end','4QJUj3eJ1vee31z9/key-33','2026-11-17T01:38:18.153Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',35,3,'act','pass bon1','4QJUj3eJ1vee31z9/key-34','2026-11-17T01:38:18.273Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',36,0,'act','upgrade a10 trading_house','4QJUj3eJ1vee31z9/key-35','2026-11-17T01:38:18.392Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',37,0,'act','end','4QJUj3eJ1vee31z9/key-36','2026-11-17T01:38:18.500Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',38,2,'act','upgrade b6 temple','4QJUj3eJ1vee31z9/key-37','2026-11-17T01:38:18.629Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',39,2,'act','favour fav11','4QJUj3eJ1vee31z9/key-38','2026-11-17T01:38:18.737Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',40,2,'act','end','4QJUj3eJ1vee31z9/key-39','2026-11-17T01:38:18.852Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',41,0,'act','transform i7','4QJUj3eJ1vee31z9/key-40','2026-11-17T01:38:18.968Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',42,0,'act','turn red','4QJUj3eJ1vee31z9/key-41','2026-11-17T01:38:19.091Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',43,0,'act','end','4QJUj3eJ1vee31z9/key-42','2026-11-17T01:38:19.213Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',44,2,'act','pass bon6','4QJUj3eJ1vee31z9/key-43','2026-11-17T01:38:19.328Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',45,0,'act','upgrade i6 trading_house','4QJUj3eJ1vee31z9/key-44','2026-11-17T01:38:19.440Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',46,0,'act','end','4QJUj3eJ1vee31z9/key-45','2026-11-17T01:38:19.541Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',47,0,'act','pass bon5','4QJUj3eJ1vee31z9/key-46','2026-11-17T01:38:19.652Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',48,1,'act','transform e6','4QJUj3eJ1vee31z9/key-47','2026-11-17T01:38:19.772Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',49,1,'act','turn yellow','4QJUj3eJ1vee31z9/key-48','2026-11-17T01:38:19.891Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',50,1,'act','end','4QJUj3eJ1vee31z9/key-49','2026-11-17T01:38:20.005Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',51,2,'act','send air 2','4QJUj3eJ1vee31z9/key-50','2026-11-17T01:38:20.144Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',52,2,'act','end','4QJUj3eJ1vee31z9/key-51','2026-11-17T01:38:20.281Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',53,3,'act','transform d7','4QJUj3eJ1vee31z9/key-52','2026-11-17T01:38:20.397Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',54,3,'act','turn brown','4QJUj3eJ1vee31z9/key-53','2026-11-17T01:38:20.521Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',55,3,'act','end','4QJUj3eJ1vee31z9/key-54','2026-11-17T01:38:20.637Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',56,0,'act','upgrade a10 temple','4QJUj3eJ1vee31z9/key-55','2026-11-17T01:38:20.745Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',57,0,'act','favour fav5','4QJUj3eJ1vee31z9/key-56','2026-11-17T01:38:20.873Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',58,0,'act','end','4QJUj3eJ1vee31z9/key-57','2026-11-17T01:38:20.989Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',59,1,'act','transform e4','4QJUj3eJ1vee31z9/key-58','2026-11-17T01:38:21.091Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',60,1,'act','turn green','4QJUj3eJ1vee31z9/key-59','2026-11-17T01:38:21.193Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',61,1,'act','end','4QJUj3eJ1vee31z9/key-60','2026-11-17T01:38:21.294Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',62,2,'act','transform g5','4QJUj3eJ1vee31z9/key-61','2026-11-17T01:38:21.393Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',63,2,'act','turn blue','4QJUj3eJ1vee31z9/key-62','2026-11-17T01:38:21.492Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',64,2,'act','end','4QJUj3eJ1vee31z9/key-63','2026-11-17T01:38:21.588Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',65,3,'act','action bon1','4QJUj3eJ1vee31z9/key-64','2026-11-17T01:38:21.684Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',66,3,'act','transform i11','4QJUj3eJ1vee31z9/key-65','2026-11-17T01:38:21.780Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',67,3,'act','turn blue','4QJUj3eJ1vee31z9/key-66','2026-11-17T01:38:21.886Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',68,3,'act','end','4QJUj3eJ1vee31z9/key-67','2026-11-17T01:38:21.994Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',69,0,'act','pass bon4','4QJUj3eJ1vee31z9/key-68','2026-11-17T01:38:22.091Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',70,1,'act','transform d3','4QJUj3eJ1vee31z9/key-69','2026-11-17T01:38:22.192Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',71,1,'act','turn brown','4QJUj3eJ1vee31z9/key-70','2026-11-17T01:38:22.293Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',72,1,'act','end','4QJUj3eJ1vee31z9/key-71','2026-11-17T01:38:22.393Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',73,2,'act','transform a2','4QJUj3eJ1vee31z9/key-72','2026-11-17T01:38:22.492Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',74,2,'act','turn red','4QJUj3eJ1vee31z9/key-73','2026-11-17T01:38:22.585Z');
INSERT INTO "actions" VALUES('pfSSESEkb9E5bqwF',75,2,'undo','73','4QJUj3eJ1vee31z9/undo-74','2026-11-17T01:38:22.736Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',1,-1,'act','seat p2',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',2,-1,'act','reveal steward-left steward-5',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',3,-1,'act','reveal steward-middle steward-15',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',4,-1,'act','reveal steward-right steward-12',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',5,-1,'act','reveal diplomat-left diplomat-2',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',6,-1,'act','reveal diplomat-right diplomat-11',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',7,-1,'act','daimyo daimyo-7',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',8,-1,'act','tile white-pearl',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',9,-1,'act','tile coral-any',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',10,-1,'act','tile black-iron',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',11,-1,'act','tile white-coin',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',12,-1,'act','tile coral-pearl',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',13,-1,'act','tile coral-food',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',14,-1,'act','tile black-coin',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',15,-1,'act','tile black-food',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',16,-1,'act','tile white-any',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',17,-1,'act','tile white-food',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',18,-1,'act','tile white-iron',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',19,-1,'act','tile coral-coin',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',20,-1,'act','tile black-any',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',21,-1,'act','tile coral-iron',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',22,-1,'act','tile black-pearl',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',23,-1,'act','garden plant-5',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',24,-1,'act','garden stone-3',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',25,-1,'act','garden plant-2',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',26,-1,'act','garden stone-4',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',27,-1,'act','garden plant-4',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',28,-1,'act','garden stone-2',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',29,-1,'act','yard drill-2',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',30,-1,'act','yard drill-8',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',31,-1,'act','yard drill-7',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',32,-1,'act','yard drill-5',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',33,-1,'act','roll coral 116',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',34,-1,'act','roll black 456',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',35,-1,'act','roll white 124',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',36,-1,'act','resource resource-1',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',37,-1,'act','resource resource-6',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',38,-1,'act','resource resource-5',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',39,-1,'act','action action-warrior',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',40,-1,'act','action action-courtier',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',41,-1,'act','action action-warrior',NULL,'2026-11-17T01:38:22.784Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',42,0,'act','pair resource-6','4QJUj3eJ1vee31z9/key-41','2026-11-17T01:38:22.879Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',43,1,'act','pair resource-1','4QJUj3eJ1vee31z9/key-42','2026-11-17T01:38:22.972Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',44,1,'act','take black left','4QJUj3eJ1vee31z9/key-43','2026-11-17T01:38:23.068Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',45,1,'act','place outside-right','4QJUj3eJ1vee31z9/key-44','2026-11-17T01:38:23.167Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',46,1,'act','swap coin','4QJUj3eJ1vee31z9/key-45','2026-11-17T01:38:23.270Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',47,1,'act','pass','4QJUj3eJ1vee31z9/key-46','2026-11-17T01:38:23.384Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',48,0,'act','take black right','4QJUj3eJ1vee31z9/key-47','2026-11-17T01:38:23.494Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',49,0,'act','place domain','4QJUj3eJ1vee31z9/key-48','2026-11-17T01:38:23.591Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',50,0,'act','swap coin','4QJUj3eJ1vee31z9/key-49','2026-11-17T01:38:23.688Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',51,0,'act','card','4QJUj3eJ1vee31z9/key-50','2026-11-17T01:38:23.783Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',52,0,'act','pass','4QJUj3eJ1vee31z9/key-51','2026-11-17T01:38:23.876Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',53,1,'act','take white left','4QJUj3eJ1vee31z9/key-52','2026-11-17T01:38:23.972Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',54,1,'act','place steward-right','4QJUj3eJ1vee31z9/key-53','2026-11-17T01:38:24.071Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',55,0,'act','take coral right','4QJUj3eJ1vee31z9/key-54','2026-11-17T01:38:24.169Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',56,0,'act','place domain','4QJUj3eJ1vee31z9/key-55','2026-11-17T01:38:24.274Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',57,0,'act','card','4QJUj3eJ1vee31z9/key-56','2026-11-17T01:38:24.371Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',58,0,'act','pass','4QJUj3eJ1vee31z9/key-57','2026-11-17T01:38:24.480Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',59,1,'act','take black left','4QJUj3eJ1vee31z9/key-58','2026-11-17T01:38:24.572Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',60,1,'act','place diplomat-right','4QJUj3eJ1vee31z9/key-59','2026-11-17T01:38:24.663Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',61,1,'act','field diplomat-right-1','4QJUj3eJ1vee31z9/key-60','2026-11-17T01:38:24.760Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',62,0,'act','take white right','4QJUj3eJ1vee31z9/key-61','2026-11-17T01:38:24.851Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',63,0,'act','place well','4QJUj3eJ1vee31z9/key-62','2026-11-17T01:38:24.947Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',64,0,'act','gain iron','4QJUj3eJ1vee31z9/key-63','2026-11-17T01:38:25.045Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',65,-1,'act','roll coral 135',NULL,'2026-11-17T01:38:25.045Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',66,-1,'act','roll black 124',NULL,'2026-11-17T01:38:25.045Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',67,-1,'act','roll white 226',NULL,'2026-11-17T01:38:25.045Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',68,1,'act','take white right','4QJUj3eJ1vee31z9/key-67','2026-11-17T01:38:25.144Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',69,1,'act','place outside-left','4QJUj3eJ1vee31z9/key-68','2026-11-17T01:38:25.239Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',70,1,'act','send courtier','4QJUj3eJ1vee31z9/key-69','2026-11-17T01:38:25.330Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',71,1,'act','audience','4QJUj3eJ1vee31z9/key-70','2026-11-17T01:38:25.427Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',72,1,'act','climb gate steward-middle','4QJUj3eJ1vee31z9/key-71','2026-11-17T01:38:25.519Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',73,1,'act','light 1','4QJUj3eJ1vee31z9/key-72','2026-11-17T01:38:25.615Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',74,-1,'act','reveal steward-middle steward-10',NULL,'2026-11-17T01:38:25.615Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',75,0,'act','take coral right','4QJUj3eJ1vee31z9/key-74','2026-11-17T01:38:25.711Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',76,0,'act','place well','4QJUj3eJ1vee31z9/key-75','2026-11-17T01:38:25.803Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',77,0,'act','swap pearl','4QJUj3eJ1vee31z9/key-76','2026-11-17T01:38:25.896Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',78,0,'act','gain iron','4QJUj3eJ1vee31z9/key-77','2026-11-17T01:38:25.988Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',79,1,'act','take coral left','4QJUj3eJ1vee31z9/key-78','2026-11-17T01:38:26.087Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',80,1,'act','place well','4QJUj3eJ1vee31z9/key-79','2026-11-17T01:38:26.184Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',81,1,'act','gain food','4QJUj3eJ1vee31z9/key-80','2026-11-17T01:38:26.288Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',82,0,'act','take white right','4QJUj3eJ1vee31z9/key-81','2026-11-17T01:38:26.391Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',83,0,'act','place diplomat-left','4QJUj3eJ1vee31z9/key-82','2026-11-17T01:38:26.488Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',84,0,'act','pass','4QJUj3eJ1vee31z9/key-83','2026-11-17T01:38:26.579Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',85,1,'act','take black left','4QJUj3eJ1vee31z9/key-84','2026-11-17T01:38:26.672Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',86,1,'act','swap coin','4QJUj3eJ1vee31z9/key-85','2026-11-17T01:38:26.763Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',87,1,'act','place domain','4QJUj3eJ1vee31z9/key-86','2026-11-17T01:38:26.863Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',88,0,'act','take black left','4QJUj3eJ1vee31z9/key-87','2026-11-17T01:38:26.955Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',89,0,'act','place outside-right','4QJUj3eJ1vee31z9/key-88','2026-11-17T01:38:27.055Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',90,0,'act','send warrior','4QJUj3eJ1vee31z9/key-89','2026-11-17T01:38:27.147Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',91,0,'act','train yard-1','4QJUj3eJ1vee31z9/key-90','2026-11-17T01:38:27.247Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',92,-1,'act','roll coral 556',NULL,'2026-11-17T01:38:27.247Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',93,-1,'act','roll black 246',NULL,'2026-11-17T01:38:27.247Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',94,-1,'act','roll white 455',NULL,'2026-11-17T01:38:27.247Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',95,1,'act','take black left','4QJUj3eJ1vee31z9/key-94','2026-11-17T01:38:27.346Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',96,1,'act','place diplomat-left','4QJUj3eJ1vee31z9/key-95','2026-11-17T01:38:27.451Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',97,1,'act','field diplomat-left-1','4QJUj3eJ1vee31z9/key-96','2026-11-17T01:38:27.543Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',98,1,'act','pass','4QJUj3eJ1vee31z9/key-97','2026-11-17T01:38:27.637Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',99,0,'act','take black left','4QJUj3eJ1vee31z9/key-98','2026-11-17T01:38:27.735Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',100,0,'act','place diplomat-right','4QJUj3eJ1vee31z9/key-99','2026-11-17T01:38:27.827Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',101,0,'act','swap food','4QJUj3eJ1vee31z9/key-100','2026-11-17T01:38:27.924Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',102,0,'act','pass','4QJUj3eJ1vee31z9/key-101','2026-11-17T01:38:28.019Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',103,1,'act','take white left','4QJUj3eJ1vee31z9/key-102','2026-11-17T01:38:28.111Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',104,1,'act','place well','4QJUj3eJ1vee31z9/key-103','2026-11-17T01:38:28.207Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',105,1,'act','gain iron','4QJUj3eJ1vee31z9/key-104','2026-11-17T01:38:28.304Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',106,0,'act','take coral left','4QJUj3eJ1vee31z9/key-105','2026-11-17T01:38:28.403Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',107,0,'act','place steward-right','4QJUj3eJ1vee31z9/key-106','2026-11-17T01:38:28.498Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',108,1,'act','take coral right','4QJUj3eJ1vee31z9/key-107','2026-11-17T01:38:28.590Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',109,1,'act','swap coin','4QJUj3eJ1vee31z9/key-108','2026-11-17T01:38:28.688Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',110,1,'act','place domain','4QJUj3eJ1vee31z9/key-109','2026-11-17T01:38:28.787Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',111,1,'act','card','4QJUj3eJ1vee31z9/key-110','2026-11-17T01:38:28.888Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',112,0,'act','swap coin','4QJUj3eJ1vee31z9/key-111','2026-11-17T01:38:28.988Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',113,0,'act','take coral left','4QJUj3eJ1vee31z9/key-112','2026-11-17T01:38:29.084Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',114,0,'act','place steward-middle','4QJUj3eJ1vee31z9/key-113','2026-11-17T01:38:29.180Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',115,0,'act','gain food','4QJUj3eJ1vee31z9/key-114','2026-11-17T01:38:29.275Z');
INSERT INTO "actions" VALUES('bWAS6qYHcXrqAqLP',116,0,'act','swap coin','4QJUj3eJ1vee31z9/key-115','2026-11-17T01:38:29.376Z');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	id INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, id), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	link_hash TEXT, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_link_hash UNIQUE (link_hash)
);
INSERT INTO "people" VALUES('4QJUj3eJ1vee31z9','Ana',NULL,'2026-11-17T01:37:56.028Z');
CREATE TABLE records (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	text TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	name TEXT, 
	bot TEXT, 
	is_away BOOLEAN NOT NULL, 
	orders TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_person_people FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('kW_zFFV8I3Jg-jwl',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('kW_zFFV8I3Jg-jwl',1,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('UIQaBH09zMyyzvYE',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('UIQaBH09zMyyzvYE',1,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('UIQaBH09zMyyzvYE',2,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('Mx9rVtQK94Hd6qzN',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('fz5vlB073MfKlijP',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('fz5vlB073MfKlijP',1,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('fz5vlB073MfKlijP',2,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('pfSSESEkb9E5bqwF',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('pfSSESEkb9E5bqwF',1,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('pfSSESEkb9E5bqwF',2,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('pfSSESEkb9E5bqwF',3,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('bWAS6qYHcXrqAqLP',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('bWAS6qYHcXrqAqLP',1,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('f6o089DsAFC5YcPj',0,'4QJUj3eJ1vee31z9','Ana',NULL,0,'{}');
INSERT INTO "seats" VALUES('f6o089DsAFC5YcPj',1,NULL,NULL,NULL,0,'{}');
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie-secret','130d055fe603b6aa640026a20454874df23ee9da39f04f81b5b0292eb4db7a57');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	numbers TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshots_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('kW_zFFV8I3Jg-jwl',116,'[4,4,1,0,146,4,74,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,-1,38,5,0,0,0,0,0,1,1,1,1,1,0,0,0,0,0,0,0,1,1,2,2,2,1,0,0,0,0,0,0,0,1,1,2,3,2,1,1,0,0,0,0,0,0,1,2,2,3,2,2,1,1,0,0,0,0,1,1,2,2,2,3,2,1,1,0,0,0,0,1,1,2,2,3,2,2,1,1,0,0,0,0,1,1,2,2,2,2,2,1,1,0,0,0,0,0,1,1,2,3,2,1,1,0,0,0,0,0,0,1,1,2,1,2,1,1,0,0,0,0,0,0,0,1,1,1,1,1,0,0,0,0,0,-1,-1,-1,-1,10,13,13,10,27,-1,-1,-1,-1,-1,-1,-1,0,1,9,28,8,14,-1,-1,-1,-1,-1,-1,-1,8,23,22,5,18,17,12,-1,-1,-1,-1,-1,-1,22,20,12,15,3,12,0,20,-1,-1,-1,-1,15,25,5,5,14,17,7,20,3,-1,-1,-1,-1,8,23,1,21,13,1,18,10,14,-1,-1,-1,-1,2,0,11,27,6,11,1,22,3,-1,-1,-1,-1,-1,24,4,26,14,26,9,8,-1,-1,-1,-1,-1,-1,0,6,22,19,25,16,3,-1,-1,-1,-1,-1,-1,-1,18,25,11,27,9,-1,-1,-1,-1,-1,0,0,3,0,1,1,1,3,0,1,1,1,1,1,0,2,3,2,1,1,1,2,0,2,3,1,1,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,0,0,20,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,28,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,2,0,0,3,2]');
INSERT INTO "snapshots" VALUES('UIQaBH09zMyyzvYE',85,'[12,1,1,2,4,0,0,100531899,0,4,-1,0,0,0,0,0,0,0,0,-1,0,0,0,0,0,2,3,0,0,6,1,2,0,0,4,2,0,0,0,3,16,0,0,0,1,0,0,0,0,0,16,0,0,0,0,1048576,0,6,8,2,17,25,1,14,0,6,3,2,13,4,9,5,10,11,8,7,12,0,8,2,9,3,7,6,3,7,4,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,1,2,-1,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,7,5,0,1,0,5,5,5,0,0,0,0,0,0,0,0,28,0,5,0,2,0,1,0,0,0,0,0,0,0,0,2,1,2,5,0,0,5,5,5,0,0,0,0,0,0,0,0,27,0,3,0,1,0,1,0,0,1,0,0,0,0,0,4,0,6,9,1,2,5,5,5,0,0,0,0,0,0,0,0,29,0,1,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO "snapshots" VALUES('Mx9rVtQK94Hd6qzN',42,'[12,1,0,1,3,0,0,24068938,75539621,7,-1,0,0,0,0,0,0,0,366,4,0,2,2,0,0,2,0,0,0,2,2,0,0,0,5,4,0,0,0,6,5,0,0,0,0,0,0,0,8,0,0,0,17,0,0,0,0,12,11,4,20,25,4,14,0,6,3,2,11,9,5,10,7,1,13,12,8,1,5,2,7,0,8,0,5,4,6,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,0,-1,-1,8,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,7,-1,-1,-1,-1,-1,-1,-1,0,2,1,4,2,0,5,5,5,0,0,0,0,0,0,0,0,28,0,6,0,0,1,0,0,0,0,1,0,0,0,0,0,0,0,3,0,0,3,4,5,2,0,0,0,0,0,0,2,-1,0,-1,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO "snapshots" VALUES('fz5vlB073MfKlijP',40,'[8,0,0,2,2,6,190,0,0,1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,0,2,0,0,0,1,5,4,3,0,6,1,2,6,4,3,6,2,0,1,2,0,2,0,0,5,4,4,5,4,3,0,6,3,6,6,1,2,1,6,3,2,1,5,0,4,2,3,5,4,0,4,1,5,2,5,6,4,1,2,3,0,0,3,3,3,2,5,1,5,6,2,5,3,6,4,0,1,5,3,4,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,1,1,3,3,3,3,3,3,3,3,2,2,2,2,2,0,0,0,0,0,0,1,1,0,0,2,0,0,1,7,4,6,5,2,2,0,1,-1,-1,-1,12,7,5,3,0,5,27,19,20,14,3,0,0,0,0,0,4,5,12,8,7,0,0,0,20,20,24,0,-1,-1,0,0,0,0,0,0,0,0,0,2,1,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,0,0,1,0,0,2,0,2,0,0,0,0,2,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,4,0,0]');
INSERT INTO "snapshots" VALUES('pfSSESEkb9E5bqwF',40,'[8,0,0,1,1,9,379,0,0,1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,0,2,0,3,0,1,5,4,3,0,6,1,2,6,4,3,6,2,0,1,2,0,2,0,2,5,4,4,5,4,3,0,6,3,6,6,1,2,1,6,3,2,1,5,0,4,2,3,5,4,0,4,1,5,1,5,6,4,0,2,3,0,0,3,1,3,2,5,1,5,6,2,5,3,6,4,0,1,5,3,4,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,2,-1,-1,-1,-1,2,1,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,0,-1,-1,-1,-1,2,0,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,1,1,3,3,3,3,3,3,2,3,2,2,2,2,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,6,2,5,7,4,1,2,3,0,1,3,-1,-1,13,0,11,6,4,2,0,5,9,16,8,11,5,8,2,4,0,0,0,0,5,5,5,0,7,7,7,12,0,0,0,0,20,20,20,20,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,8,1,0,0,0,1024,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,2,1,1,0,0,1,0,2,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,2,0,1,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,0,0,0,0]');
INSERT INTO "snapshots" VALUES('bWAS6qYHcXrqAqLP',81,'[12,1,0,2,3,0,0,25039178,75539621,6,-1,0,0,0,0,0,0,0,0,-1,0,0,0,0,0,0,0,0,0,3,1,2,0,0,4,2,0,0,0,2,0,0,0,0,0,0,0,0,0,0,18,0,0,0,65537,0,0,4,9,11,16,25,12,14,4,3,2,13,6,0,10,9,11,5,1,8,7,4,7,1,8,3,6,1,7,6,4,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,0,-1,-1,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,5,4,11,0,0,5,5,5,0,0,0,0,0,0,0,0,27,0,5,0,0,0,1,0,0,0,0,0,0,0,0,3,1,4,5,1,0,4,5,5,0,1,0,0,0,0,0,0,14,536870912,0,3,0,0,0,1,1,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	is_listed BOOLEAN NOT NULL, 
	has_spectators BOOLEAN NOT NULL, 
	is_one_screen BOOLEAN NOT NULL, 
	pace INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	undo_request TEXT, 
	rematch TEXT, 
	edits INTEGER NOT NULL, 
	created_at TEXT NOT NULL, 
	updated_at TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host_people FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('kW_zFFV8I3Jg-jwl','dragon_castle',1,'{"layout":"standard","spirits":"elegance+strength+deep","dragons":"random:1","realm":"6x4","first_player":"random","no_space":"restrict","shrine_supply":"limited","pending_sets":"first","pending_cost":"forbidden","elegance":"strict","deception":"same_floor","strength":"top","faith":"after","harmony":"built"}','running','4QJUj3eJ1vee31z9','2fec7ab2d67bf4a38b6bf8adb2c396c4',0,1,1,0,1,145,NULL,NULL,0,'2026-11-17T01:37:56.090Z','2026-11-17T01:38:02.296Z');
INSERT INTO "tables" VALUES('UIQaBH09zMyyzvYE','white_castle',1,'{"difficulty":"medium","turn_order":"random"}','running','4QJUj3eJ1vee31z9','c4529fba453ae04206b167fb59050ce3',0,1,1,0,2,87,NULL,NULL,0,'2026-11-17T01:38:02.517Z','2026-11-17T01:38:06.573Z');
INSERT INTO "tables" VALUES('Mx9rVtQK94Hd6qzN','white_castle',1,'{"difficulty":"hard","turn_order":"random"}','running','4QJUj3eJ1vee31z9','8657c9a27db17bc8706e4e6c1645186d',0,1,0,0,0,70,NULL,NULL,0,'2026-11-17T01:38:06.670Z','2026-11-17T01:38:08.767Z');
INSERT INTO "tables" VALUES('fz5vlB073MfKlijP','terra_mystica',1,'{"setup":"normal","factions":"choose","scoring":"random","bonus":"random","first_player":"random","turn_order":"fixed","town_tiles":"base","shipping_card":"off","temple_tile":"off","cultists":"rulebook","spade_points":"used","drop_out":"off","power_answers":"at_once"}','running','4QJUj3eJ1vee31z9','89a229c44b41a0d654401b206db56c20',0,1,1,0,0,74,NULL,NULL,0,'2026-11-17T01:38:08.912Z','2026-11-17T01:38:15.712Z');
INSERT INTO "tables" VALUES('pfSSESEkb9E5bqwF','terra_mystica',1,'{"setup":"normal","factions":"choose","scoring":"random","bonus":"random","first_player":"random","turn_order":"fixed","town_tiles":"base","shipping_card":"off","temple_tile":"off","cultists":"rulebook","spade_points":"used","drop_out":"off","power_answers":"late"}','running','4QJUj3eJ1vee31z9','abe72b369ccb60dee5246af61afa404a',0,1,1,0,2,75,NULL,NULL,0,'2026-11-17T01:38:15.779Z','2026-11-17T01:38:22.736Z');
INSERT INTO "tables" VALUES('bWAS6qYHcXrqAqLP','white_castle',1,'{"difficulty":"medium","turn_order":"random"}','over','4QJUj3eJ1vee31z9','30052bcc9ffe839bbde0ada98672c004',0,1,1,0,-2,116,NULL,NULL,0,'2026-11-17T01:38:22.784Z','2026-11-17T01:38:29.376Z');
INSERT INTO "tables" VALUES('f6o089DsAFC5YcPj','dragon_castle',1,'{"layout":"standard","spirits":"none","dragons":"none","realm":"6x4","first_player":"random","no_space":"restrict","shrine_supply":"limited","pending_sets":"first","pending_cost":"forbidden","elegance":"strict","deception":"same_floor","strength":"top","faith":"after","harmony":"built"}','open','4QJUj3eJ1vee31z9','3b34dbc34bf41e0c7976f2024b89bc3b',0,1,0,0,-2,0,NULL,NULL,0,'2026-11-17T01:38:29.519Z','2026-11-17T01:38:29.519Z');
CREATE INDEX ix_tables_status_is_listed ON tables (status, is_listed);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;