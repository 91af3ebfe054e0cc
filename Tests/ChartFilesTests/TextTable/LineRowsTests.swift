import ChartCore
import Testing

@testable import ChartFiles

@Suite struct LineRowsTests {
  @Test(
    "logs are tables of what their lines have in common",
    arguments: [
      (
        "[2024-01-01 10:00:00] 20.5 40\n[2024-01-01 10:01:00] 21.5 41\n[2024-01-01 10:02:00] 22.5 40\n",
        "Time 2024-01-01T10:00..2024-01-01T10:02: Column 2 [20.5 21.5 22.5], Column 3 [40 41 40]"
      ),
      (
        "01.01.2024 10:00:00: 20.25\n01.01.2024 10:01:00: 21.25\n01.01.2024 10:02:00: 20.25\n",
        "Column 1 2024-01-01T10:00..2024-01-01T10:02: Column 3 [20.25 21.25 20.25]"
      ),
      (
        "time=2024-05-02T10:00:00Z level=info ms=12.25\ntime=2024-05-02T10:01:00Z level=warn ms=13.25\ntime=2024-05-02T10:02:00Z level=info ms=12.5\n",
        "time 2024-05-02T10:00..2024-05-02T10:02: ms [12.25 13.25 12.5]"
      ),
      (
        "2024-05-02 10:00:00 - T:200.25 /200.00 B:60.50\n2024-05-02 10:01:00 - T:201.25 /200.00 B:61.50\nDone.\n2024-05-02 10:02:00 - T:202.25 /200.00 B:60.50\n",
        "Time 2024-05-02T10:00..2024-05-02T10:02: T [200.25 201.25 202.25], B [60.5 61.5 60.5]"
      ),
      (
        "64 bytes from a.b: seq=1 ttl=57 time=12.3\n64 bytes from a.b: seq=2 ttl=57 time=11.3\n64 bytes from a.b: seq=3 ttl=57 time=12.5\n",
        "seq 1..3: time [12.3 11.3 12.5] | seq 1..3: bytes [64 64 64], ttl [57 57 57]"
      ),
      // A day without a year, times of day, numbers behind a named one, arrows, powers of ten, no value.
      (
        "May  2 10:00:00 host d[12]: temperature is 10.5 degrees, humidity 80 %\nMay  2 10:01:00 host d[12]: temperature is 11.5 degrees, humidity 81 %\nMay  2 10:02:00 host d[12]: temperature is 12.5 degrees, humidity 80 %\n",
        "Time: is [10.5 11.5 12.5], humidity [80 81 80]"
      ),
      (
        " 10:00:00 up 3 days,  2:10,  1 user,  load average: 0.50, 0.60, 0.70\n 10:01:00 up 3 days,  2:11,  2 users,  load average: 0.75, 0.65, 0.70\n 10:02:00 up 3 days,  2:12,  1 user,  load average: 0.80, 0.60, 0.75\n",
        "average [0.5 0.75 0.8], average 2 [0.6 0.65 0.6], average 3 [0.7 0.7 0.75]"
      ),
      (
        "[2024-05-02T10:00:00.000+0000][gc] GC(0) Pause 24M->4M(256M) 3.125ms\n[2024-05-02T10:00:01.000+0000][gc] GC(1) Pause 25M->5M(256M) 3.25ms\n[2024-05-02T10:00:02.000+0000][gc] GC(2) Pause 26M->6M(256M) 3.5ms\n",
        "Pause [24000000 25000000 26000000]"
      ),
      (
        "               in      out\n\n1714644000: 1.0500000000e+01 8.0e+01\n1714644060: 1.2e+01 8.1e+01\n1714644120: nan -nan\n1714644180: 1.3e+01 8.2e+01\n",
        "time 2024-05-02T10:00..2024-05-02T10:03: in [10.5 12 - 13], out [80 81 - 82]"
      ),
      (
        "Stats 12340.5: a=1 bed: target=60 temp=24.5 head: target=200 temp=25.5 freq=72000100\nStats 12341.5: a=1 bed: target=60 temp=25 head: target=200 temp=29.5 freq=72000101\nStats 12342.5: a=1 bed: target=60 temp=26 head: target=200 temp=31.5 freq=72000102\n",
        "bed temp [24.5 25 26], head temp [25.5 29.5 31.5]: freq [72000100 72000101 72000102]"
      ),
      (
        "[0.015s][info] Using G1\n[14.5s][info] GC(0) Pause 900M->300M(2048M) 11.5ms\n[18.5s][info] GC(1) Pause 1500M->337M(2048M) 16.5ms\n[22.5s][info] GC(2) Pause 1020M->374M(2048M) 20.5ms\n[25.5s][info] GC(3) Pause 1620M->321M(2048M) 19.5ms\n",
        "14.5..25.5: "
      ),
      (
        "06 Feb 2016 07:51:38,AA,T=22.5\n06 Feb 2016 07:51:48,AA,T=22\n06 Feb 2016 07:51:58,AA,T=21.5\n",
        "2016-02-06T07:51:38..2016-02-06T07:51:58: T [22.5 22 21.5]"
      ),
      // Each line has another name: these are the keys.
      (
        "Sep 27 16:31:32 ESP : EVENT: DHT#Temp=28.5\nSep 27 16:31:33 ESP : EVENT: DHT#Hum=28\nSep 27 16:31:34 ESP : EVENT: INA#Volt=4.5\nSep 27 16:32:32 ESP : EVENT: DHT#Temp=27.5\nSep 27 16:32:33 ESP : EVENT: DHT#Hum=29\nSep 27 16:32:34 ESP : EVENT: INA#Volt=5\n",
        "DHT#Temp 2(27.5..28.5), DHT#Hum 2(28..29), INA#Volt 2(4.5..5)"
      ),
      (
        "PING 8.8.8.8 (8.8.8.8) 56(84) bytes of data.\n64 bytes from 8.8.8.8: icmp_seq=1 ttl=117 time=12.5 ms\n64 bytes from 8.8.8.8: icmp_seq=2 ttl=117 time=13 ms\n64 bytes from 8.8.8.8: icmp_seq=4 ttl=117 time=11.5 ms\n64 bytes from 8.8.8.8: icmp_seq=5 ttl=117 time=12 ms\n",
        "icmp_seq 1..5: time [12.5 13 11.5 12]"
      ),
      (
        "Connecting to host 10.0.0.1, port 5201\n[  5] local 10.0.0.2 port 50000 connected to 10.0.0.1 port 5201\n[ ID] Interval           Transfer     Bitrate         Retr  Cwnd\n[  5]   0.00-1.00   sec   112 MBytes   930 Mbits/sec    0    215 KBytes\n[  5]   1.00-2.00   sec   113 MBytes   931 Mbits/sec    1    216 KBytes\n[  5]   2.00-3.00   sec   114 MBytes   932 Mbits/sec    2    217 KBytes\n",
        "Mbits/sec [930 931 932]"
      ),
      (
        "Epoch 1/3\n9/9 [====] - 3s - loss: 0.5 - acc: 0.25\nEpoch 2/3\n9/9 [====] - 3s - loss: 0.25 - acc: 0.75\nEpoch 3/3\n9/9 [====] - 3s - loss: 0.375 - acc: 0.5\n",
        "loss [0.5 0.25 0.375], acc [0.25 0.75 0.5]"
      ),
      (
        "[INFO] 2024-05-02 10:00:00,500 1.5,2\n[INFO] 2024-05-02 10:01:00,500 2.5,3\n[WARN] 2024-05-02 10:02:00,500 3.5,2\n",
        "Time 2024-05-02T10:00: [1.5 2.5 3.5]: [2 3 2]"
      ),
      (
        "a.b 5 1714644000\na.c 7 1714644000\na.b 6 1714644060\na.c 8 1714644060\na.b 6 1714644120\na.c 9 1714644120\n",
        "2024-05-02T10:00..2024-05-02T10:02: a.b [5 6 6], a.c [7 8 9]"
      ),
      (
        "1.5,3000,cycles\n1.5,5000,branches\n2.5,3100,cycles\n2.5,5100,branches\n3.5,3050,cycles\n3.5,5050,branches\n",
        "1.5..3.5: cycles [3000 3100 3050], branches [5000 5100 5050]"
      ),
      (
        "// made by a logger\n// unit: C\nt;T\n0.0;10.5\n0.5;12.0\n// break\n1.0;11.5\n",
        "t 0..1: T [10.5 12 11.5]"
      ),
      ("id,t,v\n0000000a,1,5\n0000000b,2,6\n00000010,3,7\n", "t 1..3: v [5 6 7]"),
    ])
  func logs(text: String, expected: String) throws {
    let found = try understood(text, name: "x.log")
    let parts = expected.split(separator: ": ").map(String.init)
    #expect(found == expected || parts.allSatisfy { found.contains($0) })
  }

  @Test func linesOfAnotherKindAreTold() throws {
    let text =
      "[2024-01-01 10:00:00] 20.5\nrestarted\n[2024-01-01 10:01:00] 21.5\n[2024-01-01 10:02:00] 22.5\n"
    let document = try ChartFile.parse(Array(text.utf8), name: "x.log")
    #expect(
      document.notices.map(\.description) == [
        #"1 row is left out, in line 2: a line like the others was expected, found "restarted"."#
      ])
  }

  @Test(
    "tables below each other are charts of their own",
    arguments: [
      (
        "05/02/2024 10:00:00 AM\navg-cpu:  %user  %idle\n          20.00  80.00\n\nDevice   r/s   w/s\nsda     1.00  4.00\n\n05/02/2024 10:01:00 AM\navg-cpu:  %user  %idle\n          21.00  79.00\n\nDevice   r/s   w/s\nsda     2.00  5.00\n",
        "Time 2024-05-02T10:00..2024-05-02T10:01: %user [20 21], %idle [80 79] | Time 2024-05-02T10:00..2024-05-02T10:01: r/s [1 2], w/s [4 5]"
      ),
      ("t,v\n1,5\n2,6\n\nt,w,u\n1,7,8\n2,8,9\n", "t 1..2: v [5 6] | t 1..2: w [7 8], u [8 9]"),
      // What tells of a table is none.
      ("Rate,5\nRange,10\n\nt,v\n1,5\n2,6\n3,5\n", "t 1..3: v [5 6 5]"),
    ])
  func sections(text: String, expected: String) throws {
    let found = try understood(text, name: "x.txt")
    #expect(found == expected)
  }
}
