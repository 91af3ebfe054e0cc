function __chartdeck-render_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __chartdeck-render_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __chartdeck-render_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __chartdeck-render_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __chartdeck-render_parse_tokens -S
    set -l unparsed_tokens (__chartdeck-render_tokens -pc)
    switch $unparsed_tokens[1]
    case 'chartdeck-render'
        __chartdeck-render_parse_subcommand 1 'o/output=' 'format=' 'info' 'dialect' 'table=' 'x=' 'series=' 'role=+' 'delimiter=' 'decimal=' 'header=' 'zone=' 'weeks=' 'now=' 'sources=' 'weight=' 'miles' 'over-distance' 'chart=' 'template=' 'layout=' 'size=' 'scale=' 'theme=' 'y-scale=' 'kind=' 'patterns' 'zoom=' 'range=' 'indicator=' 'mark=' 'hide=+' 'compute=+' 'beside=+' 'lay=' 'zones=+' 'notes=' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __chartdeck-render_parse_subcommand -r 1 
        end
    end
end

function __chartdeck-render_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __chartdeck-render_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __chartdeck-render_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __chartdeck-render_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__chartdeck-render_tokens -p)
    if test -z "$(__chartdeck-render_tokens -t)"
        set -l index (count (__chartdeck-render_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'chartdeck-render' -f
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_positional "chartdeck-render" -eq 1' -F
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" o output' -l 'output' -s 'o' -d 'The picture to write, such as x.png, x.svg or x.pdf; x.csv for its values, x.txt for all that it says; - for the standard output.' -rF
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" format' -l 'format' -d 'png, svg, pdf, csv or txt; without it, what the picture\'s name ends with, or png.' -rfka 'png svg pdf csv txt'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" info' -l 'info' -d 'Print the file\'s facts as JSON instead of drawing.'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" dialect' -l 'dialect' -d 'Print how a text table is written as JSON: its separators, quotes and numbers.'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" table' -l 'table' -d 'Write the table of a text file, as it is understood, to this CSV file.' -rF
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" x' -l 'x' -d 'The column that is x, by name or number; row for the rows\' numbers.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" series' -l 'series' -d 'The columns to draw on one chart, by name or number.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render"' -l 'role' -d 'What a column is there for: x, key, value or ignored. May come several times.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" delimiter' -l 'delimiter' -d 'What is between two cells: one sign, tab, blanks or comma-blank.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" decimal' -l 'decimal' -d 'The decimal sign: . or a comma.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" header' -l 'header' -d 'How many rows of names there are above the values.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" zone' -l 'zone' -d 'The zone of moments that say none, and of times in labels: UTC, +09:00 or Europe/Berlin.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" weeks' -l 'weeks' -d 'The weeks of activities: monday to sunday, or rolling.' -rfka 'monday tuesday wednesday thursday friday saturday sunday rolling'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" now' -l 'now' -d 'The moment that weeks of activities end at.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" sources' -l 'sources' -d 'Whom to believe first where sources of health overlap, by name.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" weight' -l 'weight' -d 'What you weigh, to estimate what runs, walks and hikes took that do not tell.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" miles' -l 'miles' -d 'Tell activities in miles and feet.'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" over-distance' -l 'over-distance' -d 'Draw what was recorded of an activity over the distance.'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" chart' -l 'chart' -d 'Which of the file\'s charts, by number from 1 or by title; without it the first.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" template' -l 'template' -d 'Sets the charts up as this template says, which a window saved; --chart is one of these.' -rF
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" layout' -l 'layout' -d 'list for all charts of the file on one page, one under the other.' -rfka 'list'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" size' -l 'size' -d 'Width and height in pixels at scale 1, of each chart in a list; without it 1000x560, or as high as each chart wants.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" scale' -l 'scale' -d 'Pixels of the image for each of the size\'s.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" theme' -l 'theme' -d 'light or dark.' -rfka 'light dark'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" y-scale' -l 'y-scale' -d 'The y axis of lines: automatic, from-zero, logarithmic or percent.' -rfka 'automatic from-zero logarithmic percent'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" kind' -l 'kind' -d 'How prices are drawn: candles, line or area.' -rfka 'candles line area'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" patterns' -l 'patterns' -d 'Give each series a pattern of its own, and lines markers, beside its colour.'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" zoom' -l 'zoom' -d 'Shows the detail that a press on this day opens: its hours, or its shares.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" range' -l 'range' -d 'The visible range; without one of its ends, to the end of the data; or in words, such as \'March 2019\' and \'last 90 days\'.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" indicator' -l 'indicator' -d 'Where the indicator reads values, in the visible range; on the nearest point.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" mark' -l 'mark' -d 'What is marked beside the indicator: its card tells of the range between both.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render"' -l 'hide' -d 'Leaves out the series of this name or id; repeatable.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render"' -l 'compute' -d 'Computes a series, such as \'week = avg(Sales, 7 d)\'; repeatable.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render"' -l 'beside' -d 'Shows the series as they were earlier beside them: \'1 year\', \'7 d\', \'1 year weekday\', \'range\' for as long as what is shown, \'every year\' for all before the last; repeatable.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" lay' -l 'lay' -d 'Lays the lines of the chart, or of its name on others, over the first one: by their \'starts\', so that they \'fit\' best, or by \'crossing 120\', a value that they go through first.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render"' -l 'zones' -d 'Shows the values of a series in zones, with the time in each: \'115, 133, 152\', with names \'easy < 115 < hard\', or \'age 40\', \'max 184\', \'threshold 165\', \'ftp 250\'; of another than the first one behind its name, \'Power: ftp 250\'; repeatable.' -rfka ''
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" notes' -l 'notes' -d 'Writes the notes of this file on the chart: a table of moments, or whatever its x is, and words.' -rF
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_flags_or_options "chartdeck-render" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'chartdeck-render' -n '__chartdeck-render_should_offer_completions_for_positional "chartdeck-render" -eq 2' -fa 'help' -d 'Show subcommand help information.'
